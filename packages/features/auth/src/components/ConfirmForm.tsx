import { ApiError, request } from '@quarterdeck/contract';
import { confirmEmail, sendConfirmationCode } from '@quarterdeck/contract/endpoints/auth';
import { confirmationCodeLength } from '@quarterdeck/contract/entities/signIn';
import { useTranslation } from '@quarterdeck/i18n';
import { CodeField } from '@quarterdeck/ui/CodeField';
import { useErrorWords } from '@quarterdeck/ui/errorWords';
import { Form } from '@quarterdeck/ui/Form';
import { useHostActions } from '@quarterdeck/ui/hostActions';
import { Link } from '@quarterdeck/ui/Link';
import { announce } from '@quarterdeck/ui/LiveRegion';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { problemOfEmail } from '../model/problems';
import { DemoNote } from './DemoNote';
import { FormAlert } from './FormAlert';
import { SendAgain } from './SendAgain';
import { SubmitButton } from './SubmitButton';
import { EmailField } from './EmailField';
import { useAuthAddress } from './useAuthAddress';

export interface ConfirmFormProps {
  /** Where the code was sent; without it the form asks. */
  email: string | undefined;
  onConfirmed: () => void;
}

/** The code of the mail: its last digit sends it. */
export function ConfirmForm({ email: known, onConfirmed }: ConfirmFormProps) {
  const { t } = useTranslation();
  const describeError = useErrorWords();
  const { hrefOf } = useAuthAddress();
  const { demoAccount } = useHostActions();
  const [typed, setTyped] = useState('');
  const [code, setCode] = useState('');
  const email = known ?? typed.trim();
  const isReady = problemOfEmail(email) === undefined && code.length === confirmationCodeLength;
  const send = useMutation({
    mutationFn: (digits: string) => request(confirmEmail, { body: { email, code: digits } }),
    onSuccess: onConfirmed,
  });
  const again = useMutation({
    mutationFn: () => request(sendConfirmationCode, { body: { email } }),
    onSuccess: () => announce(t('auth.again.sent', { email })),
  });
  const isWrong = send.error instanceof ApiError && send.error.fieldErrors['code'] !== undefined;
  const failure = again.error ?? (isWrong ? null : send.error);
  return (
    <Form
      validationBehavior="aria"
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady && !send.isPending) send.mutate(code);
      }}
    >
      {failure ? (
        <FormAlert key={send.submittedAt + again.submittedAt} title={t('auth.confirm.failed')}>
          {describeError(failure).text}
        </FormAlert>
      ) : null}
      {known === undefined ? (
        <EmailField name="email" value={typed} onChange={setTyped} isDisabled={send.isPending} isRequired />
      ) : null}
      <CodeField
        name="code"
        label={t('auth.field.code')}
        length={confirmationCodeLength}
        value={code}
        onChange={(digits) => {
          if (send.isError) send.reset();
          setCode(digits);
        }}
        onComplete={(digits) => {
          if (problemOfEmail(email) === undefined) send.mutate(digits);
        }}
        isReadOnly={send.isPending}
        isRequired
        {...(isWrong ? { isInvalid: true, errorMessage: t('auth.confirm.wrong') } : {})}
      />
      <SubmitButton page="confirm" canSubmit={isReady} isPending={send.isPending} />
      <div>
        {problemOfEmail(email) === undefined ? (
          <SendAgain question={t('auth.confirm.none')} onSend={() => again.mutate()} isPending={again.isPending} />
        ) : null}
        {known === undefined ? null : <Link href={hrefOf('sign-up')}>{t('auth.confirm.change')}</Link>}
      </div>
      {demoAccount ? (
        <DemoNote
          text={t('auth.demo.code', { code: demoAccount.code })}
          isDisabled={send.isPending}
          onFill={() => {
            setCode(demoAccount.code);
            if (problemOfEmail(email) === undefined) send.mutate(demoAccount.code);
          }}
        />
      ) : null}
    </Form>
  );
}
