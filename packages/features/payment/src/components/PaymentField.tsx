import { useTranslation } from '@quarterdeck/i18n';
import { TextField, type TextFieldProps } from '@quarterdeck/ui/TextField';
import type { PaymentField as FieldName } from '../model/details';
import type { CheckoutForm } from './useCheckoutForm';

/** The country is chosen from a list. */
type TextName = Exclude<FieldName, 'country'>;

/** What each field is, to people and to the browser that fills it in. */
const fields = {
  name: { label: 'name', autoComplete: 'name' },
  email: { label: 'email', autoComplete: 'email', type: 'email', inputMode: 'email' },
  company: { label: 'company', autoComplete: 'billing organization' },
  street: { label: 'street', autoComplete: 'billing street-address' },
  postalCode: { label: 'postalCode', autoComplete: 'billing postal-code' },
  city: { label: 'city', autoComplete: 'billing address-level2' },
  cardNumber: { label: 'cardNumber', autoComplete: 'cc-number', inputMode: 'numeric' },
  cardExpiry: { label: 'expiry', autoComplete: 'cc-exp', inputMode: 'numeric' },
  cardCode: { label: 'securityCode', autoComplete: 'cc-csc', inputMode: 'numeric' },
  cardPostalCode: { label: 'postalCode', autoComplete: 'billing postal-code' },
  cardName: { label: 'cardName', autoComplete: 'cc-name' },
} as const satisfies Record<TextName, Pick<TextFieldProps, 'autoComplete' | 'type' | 'inputMode'> & { label: string }>;

export interface PaymentFieldProps extends Pick<
  TextFieldProps,
  'inputRef' | 'icon' | 'unit' | 'placeholder' | 'isOptional'
> {
  checkout: CheckoutForm;
  name: TextName;
  value: string;
  onChange: (text: string) => void;
}

/** A field of the payment, with its name and with what is wrong with it. */
export function PaymentField({ checkout, name, isOptional = false, ...rest }: PaymentFieldProps) {
  const { t } = useTranslation();
  const { label, ...field } = fields[name];
  return (
    <TextField
      label={t(`payment.field.${label}`)}
      name={name}
      isRequired={!isOptional}
      isOptional={isOptional}
      size="lg"
      {...field}
      {...rest}
      {...checkout.problemOf(name, rest.value)}
    />
  );
}
