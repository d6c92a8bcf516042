import { request } from '@quarterdeck/contract';
import { signIn } from '@quarterdeck/contract/endpoints/auth';
import { session } from '@quarterdeck/data/session/session';
import { useTranslation } from '@quarterdeck/i18n';
import { Checkbox } from '@quarterdeck/ui/Checkbox';
import { Form, FormSummary } from '@quarterdeck/ui/Form';
import { Link } from '@quarterdeck/ui/Link';
import { useNavigate } from '@quarterdeck/ui/router';
import { useMutation } from '@tanstack/react-query';
import { AuthPage } from '../components/AuthPage';
import { DemoAccountNote } from '../components/DemoAccountNote';
import { EmailField } from '../components/EmailField';
import { FormAlert } from '../components/FormAlert';
import { PasswordRow } from '../components/PasswordRow';
import { SubmitButton } from '../components/SubmitButton';
import { useAuthAddress } from '../components/useAuthAddress';
import { useAuthForm } from '../components/useAuthForm';
import { useFailureText } from '../components/useFailureText';
import { useSignedIn } from '../components/useSignedIn';
import { useTypedAccount } from '../components/useTypedAccount';
import { problemOfEmail, problemOfPassword } from '../model/problems';
import { isWrongCredentials } from '../model/refusals';
import { takeAlong } from '../model/typedAccount';

/** Of the checkbox, which is a field of two texts like any other. */
const kept = 'kept';

/** Signing in with e-mail and password; afterwards comes the page that was asked for. */
export function SignInScreen() {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const navigate = useNavigate();
  const { hrefOf, returnTo } = useAuthAddress();
  const { typed, keep } = useTypedAccount();
  const send = useMutation({
    mutationFn: ({ email, password }: { email: string; password: string; isKept: boolean }) =>
      request(signIn, { body: { email, password } }),
    onSuccess: (answer, { isKept }) => session.begin(answer, { isKept }),
  });
  useSignedIn(send.isSuccess, () => void navigate(returnTo, { replace: true }));
  const form = useAuthForm({
    initial: { email: typed.email, password: '', keep: kept },
    problemsOf: ({ email, password }) => ({ email: problemOfEmail(email), password: problemOfPassword(password) }),
    onLeave: ({ email }) => keep({ email }),
    onSubmit: ({ email, password, keep }) => send.mutate({ email: email.trim(), password, isKept: keep === kept }),
    isPending: send.isPending,
    error: send.error,
  });
  const isWrong = isWrongCredentials(send.error);
  // Both are marked until one of them is changed; which of them is wrong is not said.
  const marked = isWrong && form.isAsSent('email') && form.isAsSent('password') ? { isInvalid: true } : {};
  const email = form.texts.email.trim();
  return (
    <AuthPage
      title={t('auth.signIn.title')}
      description={
        <>
          {t('auth.signIn.lead')}{' '}
          <Link href={hrefOf('sign-up')} state={takeAlong({ email })}>
            {t('auth.signIn.signUp')}
          </Link>
        </>
      }
    >
      <Form {...form.formProps}>
        {form.failure ? (
          <FormAlert key={send.submittedAt} title={t(isWrong ? 'auth.signIn.wrong' : 'auth.signIn.failed')}>
            {isWrong ? t('auth.signIn.wrongText') : failureText(form.failure)}
          </FormAlert>
        ) : (
          <FormSummary {...form.summaryProps} />
        )}
        <EmailField {...form.propsOf('email')} {...marked} />
        <PasswordRow {...form.propsOf('password')} {...marked} forgotHref={hrefOf('forgot-password')} email={email} />
        <Checkbox
          name="keep"
          value={kept}
          isSelected={form.texts.keep === kept}
          onChange={(isKept) => form.change('keep', isKept ? kept : '')}
          isDisabled={send.isPending}
        >
          {t('auth.signIn.keep')}
        </Checkbox>
        <SubmitButton page="signIn" canSubmit={form.canSubmit} isPending={send.isPending} />
        <DemoAccountNote
          isDisabled={send.isPending}
          onFill={(account) => {
            form.change('email', account.email);
            form.change('password', account.password);
          }}
        />
      </Form>
    </AuthPage>
  );
}
