import { request } from '@quarterdeck/contract';
import { sendSupportRequest } from '@quarterdeck/contract/endpoints/helpCenter';
import { supportMessageMaxLength, supportRequestSchema } from '@quarterdeck/contract/entities/supportRequest';
import { useAttemptKey } from '@quarterdeck/data/writes/useAttemptKey';
import { useTranslation } from '@quarterdeck/i18n';
import { Alert } from '@quarterdeck/ui/Alert';
import { Button } from '@quarterdeck/ui/Button';
import { useErrorWords } from '@quarterdeck/ui/errorWords';
import { Form, FormSummary } from '@quarterdeck/ui/Form';
import { TextArea } from '@quarterdeck/ui/TextArea';
import { TextField } from '@quarterdeck/ui/TextField';
import { token } from '@quarterdeck/ui/tokens';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import {
  messageDraftKey,
  messageFields,
  parseMessageDraft,
  type MessageField,
  type MessageTexts,
} from '../../model/messageDraft';
import { useKeptDraft } from '@quarterdeck/ui/keptDraft';

const nothing: MessageTexts = { name: '', email: '', subject: '', message: '' };

/** A question to people: what is written stays until it was sent. */
export function ContactForm() {
  const { t } = useTranslation();
  const describeError = useErrorWords();
  const { draft, change, forget } = useKeptDraft(messageDraftKey, parseMessageDraft, nothing);
  const texts = { ...nothing, ...draft };
  const [isChecked, setChecked] = useState(false);
  const [failedTries, setFailedTries] = useState(0);
  const thanks = useRef<HTMLDivElement>(null);
  const attempt = useAttemptKey();
  const send = useMutation({
    mutationFn: (body: MessageTexts) => request(sendSupportRequest, { body }, { idempotencyKey: attempt.keyOf(body) }),
    onSuccess: () => {
      attempt.end();
      forget();
      setChecked(false);
    },
  });
  useEffect(() => {
    if (send.isSuccess) thanks.current?.focus();
  }, [send.isSuccess]);

  const wrong = messageFields.filter((field) => !supportRequestSchema.shape[field].safeParse(texts[field]).success);
  const problemOf = (field: MessageField) => t(`help.contact.problem.${field}`);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (wrong.length > 0) setFailedTries((count) => count + 1);
    else if (!send.isPending) send.mutate(texts);
  };
  const propsOf = (field: MessageField) => ({
    name: field,
    label: t(`help.contact.${field}`),
    value: texts[field],
    onChange: (text: string) => change({ [field]: text }),
    isRequired: true,
    // What is changed now would not be sent, and would be gone when it was.
    isReadOnly: send.isPending,
    ...(isChecked && wrong.includes(field) ? { isInvalid: true, errorMessage: problemOf(field) } : {}),
  });

  if (send.isSuccess) {
    return (
      <Thanks ref={thanks} tabIndex={-1}>
        <Alert
          tone="success"
          title={t('help.contact.sent')}
          actions={<Button onPress={() => send.reset()}>{t('help.contact.another')}</Button>}
        >
          {t('help.contact.ticket', { id: send.data.ticketId })}
        </Alert>
      </Thanks>
    );
  }
  return (
    <Form validationBehavior="aria" onSubmit={handleSubmit}>
      <FormSummary
        key={failedTries}
        title={t('help.contact.summary')}
        problems={isChecked ? wrong.map((field) => ({ name: field, message: problemOf(field) })) : []}
      />
      <TextField {...propsOf('name')} autoComplete="name" maxLength={200} />
      <TextField {...propsOf('email')} type="email" inputMode="email" autoComplete="email" maxLength={254} />
      <TextField {...propsOf('subject')} maxLength={200} />
      <TextArea {...propsOf('message')} maxLength={supportMessageMaxLength} />
      {send.isError ? (
        <Alert tone="danger" title={t('help.contact.failed')} isAnnounced>
          {describeError(send.error).text}
        </Alert>
      ) : null}
      <div>
        <Button type="submit" variant="primary" isPending={send.isPending}>
          {t('help.contact.send')}
        </Button>
      </div>
    </Form>
  );
}

/** Its focus ring follows the corners of the alert. */
const Thanks = styled.div`
  border-radius: ${token('radius.lg')};
`;
