import { request } from '@quarterdeck/contract';
import { sendSupportRequest } from '@quarterdeck/contract/endpoints/helpCenter';
import { emailSchema } from '@quarterdeck/contract/entities/signIn';
import { useTranslation } from '@quarterdeck/i18n';
import { Alert } from '@quarterdeck/ui/Alert';
import { Button } from '@quarterdeck/ui/Button';
import { useErrorWords } from '@quarterdeck/ui/errorWords';
import { Form } from '@quarterdeck/ui/Form';
import { Text } from '@quarterdeck/ui/Text';
import { TextField } from '@quarterdeck/ui/TextField';
import { useMutation } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { useRef, useState } from 'react';

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
  const send = useMutation({
    mutationFn: (address: string) =>
      request(sendSupportRequest, {
        body: {
          name: address,
          email: address,
          subject: t('site.comingSoon.subject'),
          message: t('site.comingSoon.message', { time }),
        },
      }),
  });
  const address = email.trim();
  const isWrong = !emailSchema.safeParse(address).success;
  const problem = address === '' ? t('site.comingSoon.missing') : t('site.comingSoon.wrong', { text: address });

  if (send.isSuccess) {
    return (
      <Alert
        tone="success"
        title={t('site.comingSoon.listed')}
        isAnnounced
        actions={
          <Button
            variant="link"
            onPress={() => {
              send.reset();
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
        {...(isChecked && isWrong ? { isInvalid: true, errorMessage: problem } : {})}
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
