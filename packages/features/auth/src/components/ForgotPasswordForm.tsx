import { useTranslation } from '@quarterdeck/i18n';
import { Form, FormSummary } from '@quarterdeck/ui/Form';
import { problemOfEmail } from '../model/problems';
import { BackToSignIn } from './BackToSignIn';
import { FormAlert } from './FormAlert';
import { EmailField } from './EmailField';
import { SubmitButton } from './SubmitButton';
import { useAuthForm } from './useAuthForm';
import { useFailureText } from './useFailureText';
import { useTypedAccount } from './useTypedAccount';

export interface ForgotPasswordFormProps {
  /** What was asked for before and is to be corrected; the field has the focus then. */
  mistyped: string | undefined;
  onSend: (email: string) => void;
  isPending: boolean;
  /** Why the last try failed. */
  error: unknown;
}

/** Asks where the link to a new password goes. */
export function ForgotPasswordForm({ mistyped, onSend, isPending, error }: ForgotPasswordFormProps) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const { typed, keep } = useTypedAccount();
  const form = useAuthForm({
    initial: { email: mistyped ?? typed.email },
    problemsOf: ({ email }) => ({ email: problemOfEmail(email) }),
    onLeave: ({ email }) => keep({ email }),
    onSubmit: ({ email }) => onSend(email.trim()),
    isPending,
    error,
  });
  return (
    <Form {...form.formProps}>
      {form.failure ? (
        <FormAlert title={t('auth.forgot.failed')}>{failureText(form.failure)}</FormAlert>
      ) : (
        <FormSummary {...form.summaryProps} />
      )}
      <EmailField
        {...form.propsOf('email')}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that was pressed is gone
        autoFocus={mistyped !== undefined}
      />
      <SubmitButton page="forgot" canSubmit={form.canSubmit} isPending={isPending} />
      <BackToSignIn />
    </Form>
  );
}
