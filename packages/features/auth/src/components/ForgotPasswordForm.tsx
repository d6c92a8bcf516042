import { useTranslation } from '@quarterdeck/i18n';
import { useErrorWords } from '@quarterdeck/ui/errorWords';
import { Form, FormSummary } from '@quarterdeck/ui/Form';
import { problemOfEmail } from '../model/problems';
import { BackToSignIn } from './BackToSignIn';
import { FormAlert } from './FormAlert';
import { EmailField } from './EmailField';
import { SubmitButton } from './SubmitButton';
import { useAuthForm } from './useAuthForm';

export interface ForgotPasswordFormProps {
  onSend: (email: string) => void;
  isPending: boolean;
  /** Why the last try failed. */
  error: unknown;
}

/** Asks where the link to a new password goes. */
export function ForgotPasswordForm({ onSend, isPending, error }: ForgotPasswordFormProps) {
  const { t } = useTranslation();
  const describeError = useErrorWords();
  const form = useAuthForm({
    initial: { email: '' },
    problemsOf: ({ email }) => ({ email: problemOfEmail(email) }),
    onSubmit: ({ email }) => onSend(email.trim()),
    isPending,
  });
  return (
    <Form {...form.formProps}>
      {error ? (
        <FormAlert title={t('auth.forgot.failed')}>{describeError(error).text}</FormAlert>
      ) : (
        <FormSummary {...form.summaryProps} />
      )}
      <EmailField {...form.propsOf('email')} />
      <SubmitButton page="forgot" canSubmit={form.canSubmit} isPending={isPending} />
      <BackToSignIn />
    </Form>
  );
}
