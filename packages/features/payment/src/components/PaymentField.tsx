import { useTranslation } from '@quarterdeck/i18n';
import { TextField, type TextFieldProps } from '@quarterdeck/ui/TextField';
import { tooLong, type PaymentField as FieldName, type PaymentProblem } from '../model/details';
import { useProblemWords } from './useProblemWords';

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

export interface PaymentFieldProps extends Omit<TextFieldProps, 'label' | 'name' | 'value' | 'onChange'> {
  name: TextName;
  value: string;
  onChange: (text: string) => void;
  /** What is wrong in the form; the field says its own. */
  problems: readonly PaymentProblem[];
}

/** A field of the payment, with its name and with what is wrong with it. */
export function PaymentField({ name, problems, isOptional = false, ...rest }: PaymentFieldProps) {
  const { t } = useTranslation();
  const { label, ...field } = fields[name];
  const describeProblem = useProblemWords();
  // Too much is said while it is typed, and not after the next press of a button.
  const problem = [...problems, ...tooLong(rest.value, name)].find(({ field: wrong }) => wrong === name);
  return (
    <TextField
      label={t(`payment.field.${label}`)}
      name={name}
      isRequired={!isOptional}
      isOptional={isOptional}
      size="lg"
      {...field}
      {...rest}
      {...(problem === undefined ? {} : { isInvalid: true, errorMessage: describeProblem(problem) })}
    />
  );
}
