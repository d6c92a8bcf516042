import { request } from '@quarterdeck/contract';
import { sendSupportRequest } from '@quarterdeck/contract/endpoints/helpCenter';
import { emailMaxLength, emailSchema } from '@quarterdeck/contract/entities/signIn';
import { supportLineMaxLength } from '@quarterdeck/contract/entities/supportRequest';
import { useTranslation } from '@quarterdeck/i18n';
import { Alert } from '@quarterdeck/ui/Alert';
import { Button } from '@quarterdeck/ui/Button';
import { useErrorWords } from '@quarterdeck/ui/errorWords';
import { Form } from '@quarterdeck/ui/Form';
import { Text } from '@quarterdeck/ui/Text';
import { TextField } from '@quarterdeck/ui/TextField';
import { truncateForSpeech } from '@quarterdeck/ui/truncate';
import { useMutation } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

/**
 * Asks support to write once the day has come: the API has no list for it.
 * @param props.time when, in words.
 */
export function NotifyForm({ time }: { time: string }) {
  const { t } = useTranslation();
  const describeError = useErrorWords();
  const [email, setEmail] = useState('');
  const [isChecked, setChecked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const done = useRef<HTMLDivElement>(null);
  // The field is back once it can be typed into again.
  const [isAgain, setAgain] = useState(false);
  const send = useMutation({
    mutationFn: (address: string) =>
      request(sendSupportRequest, {
        body: {
          // The form asks for no name.
          name: address.slice(0, supportLineMaxLength),
          email: address,
          subject: t('site.comingSoon.subject'),
          message: t('site.comingSoon.message', { time }),
        },
      }),
  });
  useEffect(() => {
    // The button that was pressed has gone.
    if (send.isSuccess) done.current?.focus();
  }, [send.isSuccess]);
  const address = email.trim();
  const isWrong = !emailSchema.safeParse(address).success;
  const problem = () => {
    if (address === '') return t('site.comingSoon.missing');
    if (address.length > emailMaxLength) return t('site.comingSoon.long', { max: emailMaxLength });
    return t('site.comingSoon.wrong', { text: truncateForSpeech(address) });
  };

  if (send.isSuccess) {
    return (
      <Alert
        ref={done}
        tabIndex={-1}
        tone="success"
        title={t('site.comingSoon.listed')}
        isAnnounced
        actions={
          <Button
            variant="link"
            onPress={() => {
              send.reset();
              setAgain(true);
              setEmail('');
              setChecked(false);
            }}
          >
            {t('site.comingSoon.other')}
          </Button>
        }
      >
        {t('site.comingSoon.listedText', { email: send.variables, time })}
      </Alert>
    );
  }
  return (
    <Form
      validationBehavior="aria"
      onSubmit={(event) => {
        event.preventDefault();
        setChecked(true);
        if (isWrong) field.current?.focus();
        else if (!send.isPending) send.mutate(address);
      }}
    >
      {send.isError ? (
        <Alert tone="danger" title={t('site.comingSoon.failed')} isAnnounced>
          {describeError(send.error).text}
        </Alert>
      ) : null}
      <TextField
        inputRef={field}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that asked for it is gone
        autoFocus={isAgain}
        name="email"
        label={t('site.comingSoon.email')}
        value={email}
        onChange={setEmail}
        size="lg"
        type="email"
        inputMode="email"
        autoComplete="email"
        isRequired
        isReadOnly={send.isPending}
        {...(isChecked && isWrong ? { isInvalid: true, errorMessage: problem() } : {})}
      />
      <Button type="submit" variant="primary" size="lg" isFullWidth icon={Bell} isPending={send.isPending}>
        {t('site.comingSoon.notify')}
      </Button>
      <Text as="p" variant="caption" tone="secondary" style={{ textAlign: 'center' }}>
        {t('site.comingSoon.once')}
      </Text>
    </Form>
  );
}
