import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { Button } from '@quarterdeck/ui/Button';
import { ComboBox } from '@quarterdeck/ui/ComboBox';
import { Option } from '@quarterdeck/ui/Option';
import { TextField, type TextFieldProps } from '@quarterdeck/ui/TextField';
import { useMemo } from 'react';
import { countries } from '../model/countries';
import type { PayerDetails, PaymentField as FieldName, PaymentSection } from '../model/details';
import { hasPostalCodes } from '../model/postalCode';
import { Fields, Pair } from './Checkout.styles';
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

interface PaymentFieldProps extends Pick<TextFieldProps, 'inputRef' | 'icon' | 'unit' | 'placeholder' | 'isOptional'> {
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

interface PartProps {
  checkout: CheckoutForm;
}

/** Who pays. */
export function ContactFields({ checkout }: PartProps) {
  return (
    <Fields>
      <PayerField checkout={checkout} name="name" />
      <PayerField checkout={checkout} name="email" />
      <Continue checkout={checkout} section="contact" />
    </Fields>
  );
}

/** Where the bill goes. */
export function BillingFields({ checkout }: PartProps) {
  return (
    <Fields>
      <PayerField checkout={checkout} name="company" isOptional />
      <CountryField checkout={checkout} />
      <PayerField checkout={checkout} name="street" />
      <Pair>
        <PayerField checkout={checkout} name="postalCode" isOptional={!hasPostalCodes(checkout.form.details.country)} />
        <PayerField checkout={checkout} name="city" />
      </Pair>
      <Continue checkout={checkout} section="billing" />
    </Fields>
  );
}

interface PayerFieldProps extends PartProps {
  name: Exclude<keyof PayerDetails, 'country'>;
  isOptional?: boolean;
}

function PayerField({ checkout, name, ...rest }: PayerFieldProps) {
  return (
    <PaymentField
      checkout={checkout}
      name={name}
      value={checkout.form.details[name]}
      onChange={(text) => checkout.changeDetails({ [name]: text })}
      {...rest}
    />
  );
}

/** The country of the bill, found by typing a part of its name in the reader's language. */
function CountryField({ checkout }: PartProps) {
  const { t } = useTranslation();
  const { countryName, compare } = useFormats();
  const { country } = checkout.form.details;
  const options = useMemo(
    () =>
      countries.map((id) => ({ id, name: countryName(id) })).toSorted((one, other) => compare(one.name, other.name)),
    [countryName, compare],
  );
  const choose = (id: string) => checkout.changeDetails({ country: id });
  return (
    <ComboBox
      label={t('payment.field.country')}
      name="country"
      formValue="text"
      isRequired
      size="lg"
      defaultItems={options}
      itemText={({ name }) => name}
      value={country === '' ? null : country}
      onChange={(key) => choose(key === null ? '' : String(key))}
      onInputChange={(text) => {
        // A name that a browser fills in is not chosen from the list.
        const named = options.find(({ name }) => name === text);
        if (named !== undefined && named.id !== country) choose(named.id);
      }}
      {...checkout.problemOf('country', country)}
    >
      {({ id, name }) => <Option id={id}>{name}</Option>}
    </ComboBox>
  );
}

function Continue({ checkout, section }: PartProps & { section: PaymentSection }) {
  const { t } = useTranslation();
  return (
    <Button size="lg" data-part="continue" onPress={() => checkout.finish(section)}>
      {t('payment.continue')}
    </Button>
  );
}
