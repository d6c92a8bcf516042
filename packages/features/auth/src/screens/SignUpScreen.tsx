import { request } from '@quarterdeck/contract';
import { signUp } from '@quarterdeck/contract/endpoints/auth';
import type { SignUpRequest } from '@quarterdeck/contract/entities/signIn';
import { useTranslation } from '@quarterdeck/i18n';
import { Checkbox } from '@quarterdeck/ui/Checkbox';
import { Form, FormSummary } from '@quarterdeck/ui/Form';
import { Link } from '@quarterdeck/ui/Link';
import { useNavigate } from '@quarterdeck/ui/router';
import { Stack } from '@quarterdeck/ui/Stack';
import { Text } from '@quarterdeck/ui/Text';
import { TextField } from '@quarterdeck/ui/TextField';
import { useMutation } from '@tanstack/react-query';
import { AuthPage } from '../components/AuthPage';
import { privacyHref, termsHref } from '../components/authLinks';
import { EmailField } from '../components/EmailField';
import { FormAlert } from '../components/FormAlert';
import { NewPasswordField } from '../components/NewPasswordField';
import { SubmitButton } from '../components/SubmitButton';
import { useAuthAddress } from '../components/useAuthAddress';
import { useAuthForm } from '../components/useAuthForm';
import { useFailureText } from '../components/useFailureText';
import { useTypedAccount } from '../components/useTypedAccount';
import { problemOfCompany, problemOfEmail, problemOfName, problemOfNewPassword } from '../model/problems';
import { takeAlong } from '../model/typedAccount';

/** Of the checkbox, which is a field of two texts like any other. */
const accepted = 'accepted';

/** Asking for an account; the address is confirmed on the next page. */
export function SignUpScreen() {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const navigate = useNavigate();
  const { hrefOf } = useAuthAddress();
  const { typed, keep } = useTypedAccount();
  const send = useMutation({ mutationFn: (body: SignUpRequest) => request(signUp, { body }) });
  const goOn = (_: unknown, { name, email, company }: SignUpRequest) => {
    // Whoever mistyped the address comes back for it.
    void navigate(hrefOf('confirmation-required'), { state: takeAlong({ name, email, company }) });
  };
  const form = useAuthForm({
    initial: { name: typed.name, email: typed.email, company: typed.company, password: '', terms: '' },
    problemsOf: ({ name, email, company, password, terms }) => ({
      name: problemOfName(name),
      email: problemOfEmail(email),
      company: problemOfCompany(company),
      password: problemOfNewPassword(password, { name, email }),
      terms: terms === accepted ? undefined : ('termsMissing' as const),
    }),
    onLeave: ({ name, email, company }) => keep({ name, email, company }),
    onSubmit: ({ name, email, company, password }) =>
      send.mutate(
        { name: name.trim(), email: email.trim(), company: company.trim(), password },
        // Whoever has gone elsewhere meanwhile stays there.
        { onSuccess: goOn },
      ),
    isPending: send.isPending,
    error: send.error,
  });
  const { isRequired: _optional, ...company } = form.propsOf('company');
  const { onChange: changeTerms, value: terms, onBlur: _left, isRequired: _asked, ...checkbox } = form.propsOf('terms');
  // The pages for an account that is there already.
  const toOther = takeAlong({ email: form.texts.email.trim() });
  return (
    <AuthPage
      title={t('auth.signUp.title')}
      description={
        <>
          {t('auth.signUp.lead')}{' '}
          <Link href={hrefOf('sign-in')} state={toOther}>
            {t('auth.signIn.submit')}
          </Link>
        </>
      }
    >
      <Form {...form.formProps}>
        {form.failure ? (
          <FormAlert key={send.submittedAt} title={t('auth.signUp.failed')}>
            {failureText(form.failure)}
          </FormAlert>
        ) : (
          <FormSummary {...form.summaryProps} />
        )}
        <TextField {...form.propsOf('name')} size="lg" label={t('auth.field.name')} autoComplete="name" />
        <Stack gap="1">
          <EmailField {...form.propsOf('email')} />
          {form.problems.email === 'emailInUse' ? <WaysIn state={toOther} /> : null}
        </Stack>
        <TextField {...company} size="lg" label={t('auth.field.company')} isOptional autoComplete="organization" />
        <NewPasswordField {...form.propsOf('password')} label={t('auth.field.password')} owner={form.texts} />
        <Checkbox
          {...checkbox}
          value={accepted}
          isSelected={terms === accepted}
          onChange={(isAccepted) => changeTerms(isAccepted ? accepted : '')}
          description={
            // In a window of their own: what was typed here would be gone.
            <>
              <Link href={termsHref} target="_blank">
                {t('auth.frame.terms')}
              </Link>{' '}
              ·{' '}
              <Link href={privacyHref} target="_blank">
                {t('auth.frame.privacy')}
              </Link>
            </>
          }
        >
          {t('auth.signUp.terms')}
        </Checkbox>
        <SubmitButton page="signUp" canSubmit={form.canSubmit} isPending={send.isPending} />
      </Form>
    </AuthPage>
  );
}

/** For an address that has an account already; the pages that they lead to take it along. */
function WaysIn({ state }: { state: object }) {
  const { t } = useTranslation();
  const { hrefOf } = useAuthAddress();
  return (
    <Text as="p" variant="small">
      <Link href={hrefOf('sign-in')} state={state}>
        {t('auth.signIn.submit')}
      </Link>{' '}
      ·{' '}
      <Link href={hrefOf('forgot-password')} state={state}>
        {t('auth.forgotLink')}
      </Link>
    </Text>
  );
}
