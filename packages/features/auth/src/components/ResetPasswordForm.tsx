import { passwordMinLength } from '@quarterdeck/contract/entities/signIn';
import { useTranslation } from '@quarterdeck/i18n';
import { Form, FormSummary } from '@quarterdeck/ui/Form';
import { isKnownOf, problemOfNewPassword, type PasswordOwner } from '../model/problems';
import { BackToSignIn } from './BackToSignIn';
import { FormAlert } from './FormAlert';
import { NewPasswordField } from './NewPasswordField';
import { PasswordRules } from './PasswordRules';
import { SubmitButton } from './SubmitButton';
import { useAuthForm } from './useAuthForm';
import { useFailureText } from './useFailureText';

export interface ResetPasswordFormProps {
  /** Whose password it is; empty where nobody is known. */
  owner: PasswordOwner;
  onSend: (password: string) => void;
  isPending: boolean;
  /** Why the last try failed. */
  error: unknown;
}

/** A new password, twice, and the rules for it as they are met. */
export function ResetPasswordForm({ owner, onSend, isPending, error }: ResetPasswordFormProps) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const form = useAuthForm({
    initial: { password: '', repeat: '' },
    problemsOf: ({ password, repeat }) => ({
      password: problemOfNewPassword(password, owner),
      repeat: repeat === password ? undefined : ('repeatDiffers' as const),
    }),
    onSubmit: ({ password }) => onSend(password),
    isPending,
    error,
  });
  const { password, repeat } = form.texts;
  const isKnown = owner.name !== '' || owner.email !== '';
  return (
    <Form {...form.formProps}>
      {form.failure ? (
        <FormAlert title={t('auth.reset.failed')}>{failureText(form.failure)}</FormAlert>
      ) : (
        <FormSummary {...form.summaryProps} />
      )}
      {isKnown ? <input type="email" autoComplete="username" value={owner.email} readOnly hidden /> : null}
      <NewPasswordField {...form.propsOf('password')} label={t('auth.field.newPassword')} owner={owner} />
      <NewPasswordField {...form.propsOf('repeat')} label={t('auth.field.repeat')} />
      <PasswordRules
        rules={[
          { key: 'length', isMet: password.length >= passwordMinLength },
          ...(isKnown ? [{ key: 'known', isMet: password !== '' && !isKnownOf(password, owner) }] : []),
          { key: 'same', isMet: password !== '' && password === repeat },
        ]}
      />
      <SubmitButton page="reset" canSubmit={form.canSubmit} isPending={isPending} />
      <BackToSignIn />
    </Form>
  );
}
