import { request } from '@quarterdeck/contract';
import { signIn } from '@quarterdeck/contract/endpoints/auth';
import { session } from '@quarterdeck/data/session/session';
import { useTranslation } from '@quarterdeck/i18n';
import { Checkbox } from '@quarterdeck/ui/Checkbox';
import { Form, FormSummary } from '@quarterdeck/ui/Form';
import { useLocation, useNavigate } from '@quarterdeck/ui/router';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { problemOfEmail, problemOfPassword } from '../model/problems';
import { isWrongCredentials } from '../model/refusals';
import { readTypedAccount } from '../model/typedAccount';
import { FormAlert } from './FormAlert';
import { PasswordRow } from './PasswordRow';
import { useAuthAddress } from './useAuthAddress';
import { EmailField } from './EmailField';
import { SubmitButton } from './SubmitButton';
import { DemoAccountNote } from './DemoAccountNote';
import { useAuthForm } from './useAuthForm';
import { useFailureText } from './useFailureText';
import { useSignedIn } from './useSignedIn';

/** Of the checkbox, which is a field of two texts like any other. */
const kept = 'kept';

/** E-mail and password; afterwards the page that was asked for. */
export function SignInForm() {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const navigate = useNavigate();
  const { hrefOf, returnTo } = useAuthAddress();
  const { state } = useLocation();
  const send = useMutation({
    mutationFn: ({ email, password }: { email: string; password: string; isKept: boolean }) =>
      request(signIn, { body: { email, password } }),
    onSuccess: (answer, { isKept }) => session.begin(answer, { isKept }),
  });
  // Whoever signs in in another tab goes on here, too.
  useSignedIn(() => {
    if (!send.isPending) void navigate(returnTo, { replace: true });
  });
  const form = useAuthForm({
    initial: { email: readTypedAccount(state).email, password: '', keep: kept },
    problemsOf: ({ email, password }) => ({ email: problemOfEmail(email), password: problemOfPassword(password) }),
    onSubmit: ({ email, password, keep }) =>
      send.mutate(
        { email: email.trim(), password, isKept: keep === kept },
        // Whoever has gone elsewhere meanwhile stays there.
        { onSuccess: () => void navigate(returnTo, { replace: true }) },
      ),
    isPending: send.isPending,
    error: send.error,
  });
  const isWrong = isWrongCredentials(send.error);
  // Both are marked until one of them is changed; which of them is wrong is not said.
  const [changedAfter, setChangedAfter] = useState(0);
  const marked = isWrong && changedAfter !== send.submittedAt ? { isInvalid: true } : {};
  const propsOf = (name: 'email' | 'password') => {
    const { onChange, ...field } = form.propsOf(name);
    return {
      ...field,
      ...marked,
      onChange: (text: string) => {
        setChangedAfter(send.submittedAt);
        onChange(text);
      },
    };
  };
  return (
    <Form {...form.formProps}>
      {form.failure ? (
        <FormAlert key={send.submittedAt} title={t(isWrong ? 'auth.signIn.wrong' : 'auth.signIn.failed')}>
          {isWrong ? t('auth.signIn.wrongText') : failureText(form.failure)}
        </FormAlert>
      ) : (
        <FormSummary {...form.summaryProps} />
      )}
      <EmailField {...propsOf('email')} />
      <PasswordRow {...propsOf('password')} forgotHref={hrefOf('forgot-password')} email={form.texts.email.trim()} />
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
  );
}
