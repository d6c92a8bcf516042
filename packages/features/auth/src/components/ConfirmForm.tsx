import { request } from '@quarterdeck/contract';
import { confirmEmail, sendConfirmationCode } from '@quarterdeck/contract/endpoints/auth';
import { confirmationCodeLength } from '@quarterdeck/contract/entities/signIn';
import { useTranslation } from '@quarterdeck/i18n';
import { CodeField } from '@quarterdeck/ui/CodeField';
import { Form, FormSummary } from '@quarterdeck/ui/Form';
import { useHostActions } from '@quarterdeck/ui/hostActions';
import { Link } from '@quarterdeck/ui/Link';
import { announce } from '@quarterdeck/ui/LiveRegion';
import { useLocation } from '@quarterdeck/ui/router';
import { useMutation } from '@tanstack/react-query';
import { problemOfCode, problemOfEmail } from '../model/problems';
import { readTypedAccount } from '../model/typedAccount';
import { DemoNote } from './DemoNote';
import { EmailField } from './EmailField';
import { FormAlert } from './FormAlert';
import { SendAgain } from './SendAgain';
import { SubmitButton } from './SubmitButton';
import { useAuthAddress } from './useAuthAddress';
import { useAuthForm } from './useAuthForm';
import { useFailureText } from './useFailureText';

export interface ConfirmFormProps {
  /** Where the code was sent; without it the form asks. */
  email: string | undefined;
  onConfirmed: () => void;
}

/** The code of the mail: its last digit sends it. */
export function ConfirmForm({ email: known, onConfirmed }: ConfirmFormProps) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const { hrefOf } = useAuthAddress();
  const { state } = useLocation();
  const { demoAccount } = useHostActions();
  const send = useMutation({
    mutationFn: (body: { email: string; code: string }) => request(confirmEmail, { body }),
    onSuccess: onConfirmed,
  });
  // Whoever comes from signing up has just been sent one; whoever opens the page has not.
  const sentAt = known === undefined ? 0 : readTypedAccount(state).typedAt;
  const again = useMutation({
    mutationFn: (email: string) => request(sendConfirmationCode, { body: { email } }),
    onSuccess: (_, email) => announce(t('auth.again.sent', { email })),
  });
  const form = useAuthForm({
    initial: { email: '', code: '' },
    problemsOf: ({ email, code }) => ({
      email: known === undefined ? problemOfEmail(email) : undefined,
      code: problemOfCode(code),
    }),
    onSubmit: ({ email, code }) => {
      if (again.isError) again.reset();
      send.mutate({ email: known ?? email.trim(), code });
    },
    isPending: send.isPending,
    error: send.error,
  });
  const { isDisabled, ...code } = form.propsOf('code');
  const email = known ?? form.texts.email.trim();
  const hasEmail = problemOfEmail(email) === undefined;
  const failure = again.error ?? form.failure;
  // A code may be right for another address.
  const change = (field: 'email' | 'code', text: string) => {
    if (send.isError) send.reset();
    if (again.isError) again.reset();
    form.change(field, text);
  };
  return (
    <Form {...form.formProps}>
      {failure ? (
        <FormAlert
          key={again.error ? again.submittedAt : send.submittedAt}
          title={t(again.error ? 'auth.again.failed' : 'auth.confirm.failed')}
        >
          {failureText(failure)}
        </FormAlert>
      ) : (
        <FormSummary {...form.summaryProps} />
      )}
      {known === undefined ? (
        <EmailField {...form.propsOf('email')} onChange={(text) => change('email', text)} />
      ) : null}
      <CodeField
        {...code}
        label={t('auth.field.code')}
        length={confirmationCodeLength}
        onChange={(digits) => change('code', digits)}
        onComplete={(digits) => form.send({ code: digits })}
        isReadOnly={isDisabled}
      />
      <SubmitButton page="confirm" canSubmit={form.canSubmit} isPending={send.isPending} />
      <div>
        {hasEmail ? (
          <SendAgain
            question={t('auth.confirm.none')}
            lastSent={again.isSuccess ? again.submittedAt : sentAt}
            onSend={() => {
              send.reset();
              again.mutate(email);
            }}
            isPending={again.isPending}
          />
        ) : null}
        {known === undefined ? null : (
          <Link href={hrefOf('sign-up')} state={state}>
            {t('auth.confirm.change')}
          </Link>
        )}
      </div>
      {demoAccount ? (
        <DemoNote
          text={t('auth.demo.code', { code: demoAccount.code })}
          isDisabled={send.isPending}
          onFill={() => {
            form.change('code', demoAccount.code);
            if (hasEmail) form.send({ code: demoAccount.code });
          }}
        />
      ) : null}
    </Form>
  );
}
