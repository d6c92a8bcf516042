import { useTranslation } from '@quarterdeck/i18n';
import { PasswordField, type PasswordFieldProps } from '@quarterdeck/ui/PasswordField';
import type { PasswordOwner } from '../model/problems';
import { strengthOf, type StrengthValue } from '../model/strengthOf';

/** A password that is made up, with how strong it is. */
export function NewPasswordField({
  owner,
  ...field
}: Omit<PasswordFieldProps, 'capsLockText' | 'strengthOf' | 'autoComplete'> & {
  /** Whose it is; without it nothing says how strong it is, as where it is repeated. */
  owner?: PasswordOwner;
}) {
  const { t } = useTranslation();
  const strengthIn = (value: StrengthValue) => ({
    value,
    label: t('auth.strength.label'),
    text: t(`auth.strength.${value}`),
  });
  return (
    <PasswordField
      size="lg"
      {...field}
      capsLockText={t('auth.capsLock')}
      autoComplete="new-password"
      {...(owner ? { strengthOf: (password) => strengthIn(strengthOf(password, owner)) } : {})}
    />
  );
}
