import { ApiError, request } from '@quarterdeck/contract';
import { signIn } from '@quarterdeck/contract/endpoints/auth';
import { session } from '@quarterdeck/data/session/session';
import { useTranslation } from '@quarterdeck/i18n';
import { Button } from '@quarterdeck/ui/Button';
import { Checkbox } from '@quarterdeck/ui/Checkbox';
import { useErrorWords } from '@quarterdeck/ui/errorWords';
import { Form, FormSummary } from '@quarterdeck/ui/Form';
import { useHostActions } from '@quarterdeck/ui/hostActions';
import { useNavigate } from '@quarterdeck/ui/router';
import { TextField } from '@quarterdeck/ui/TextField';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { problemOfEmail, problemOfPassword } from '../model/problems';
import { DemoNote } from './DemoNote';
import { FormAlert } from './FormAlert';
import { PasswordRow } from './PasswordRow';
import { useAuthAddress } from './useAuthAddress';
import { useAuthForm } from './useAuthForm';

/** E-mail and password; afterwards the page that was asked for. */
export function SignInForm() {
  const { t } = useTranslation();
  const describeError = useErrorWords();
  const navigate = useNavigate();
  const { hrefOf, returnTo } = useAuthAddress();
  const { demoAccount } = useHostActions();
  const [isKept, setKept] = useState(true);
  const send = useMutation({
    mutationFn: (body: { email: string; password: string }) => request(signIn, { body }),
    onSuccess: (answer) => {
      session.begin(answer, { isKept });
      void navigate(returnTo, { replace: true });
    },
  });
  const form = useAuthForm({
    initial: { email: '', password: '' },
    problemsOf: ({ email, password }) => ({ email: problemOfEmail(email), password: problemOfPassword(password) }),
    onSubmit: ({ email, password }) => send.mutate({ email: email.trim(), password }),
    isPending: send.isPending,
  });
  const isWrong = send.error instanceof ApiError && send.error.status === 404;
  const marked = isWrong ? { isInvalid: true } : {};
  return (
    <Form {...form.formProps}>
      {send.isError ? (
        <FormAlert key={send.submittedAt} title={t(isWrong ? 'auth.signIn.wrong' : 'auth.signIn.failed')}>
          {isWrong ? t('auth.signIn.wrongText') : describeError(send.error).text}
        </FormAlert>
      ) : (
        <FormSummary {...form.summaryProps} />
      )}
      <TextField
        {...form.propsOf('email')}
        {...marked}
        size="lg"
        label={t('auth.field.email')}
        type="email"
        inputMode="email"
        autoComplete="username"
      />
      <PasswordRow {...form.propsOf('password')} {...marked} forgotHref={hrefOf('forgot-password')} />
      <Checkbox isSelected={isKept} onChange={setKept} isDisabled={send.isPending}>
        {t('auth.signIn.keep')}
      </Checkbox>
      <Button
        type="submit"
        variant="primary"
        size="lg"
        isFullWidth
        isDisabled={!form.canSubmit}
        isPending={send.isPending}
      >
        {t(send.isPending ? 'auth.signIn.busy' : 'auth.signIn.submit')}
      </Button>
      {demoAccount ? (
        <DemoNote
          text={t('auth.demo.account', { ...demoAccount })}
          isDisabled={send.isPending}
          onFill={() => {
            form.change('email', demoAccount.email);
            form.change('password', demoAccount.password);
          }}
        />
      ) : null}
    </Form>
  );
}
