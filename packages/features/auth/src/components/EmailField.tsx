import { useTranslation } from '@quarterdeck/i18n';
import { TextField, type TextFieldProps } from '@quarterdeck/ui/TextField';

/** The e-mail that stands for a person: password managers take it for the name of the account. */
export function EmailField(field: Omit<TextFieldProps, 'label' | 'type' | 'inputMode' | 'autoComplete' | 'size'>) {
  const { t } = useTranslation();
  return (
    <TextField
      {...field}
      size="lg"
      label={t('auth.field.email')}
      type="email"
      inputMode="email"
      autoComplete="username"
      spellCheck="false"
    />
  );
}
