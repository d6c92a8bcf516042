import { useTranslation } from '@quarterdeck/i18n';
import { Button } from '@quarterdeck/ui/Button';
import type { PayerDetails, PaymentSection } from '../model/details';
import { hasPostalCodes } from '../model/postalCode';
import { CountryField } from './CountryField';
import { Fields, Pair } from './Payment.styles';
import { PaymentField, type PaymentFieldProps } from './PaymentField';
import type { CheckoutForm } from './useCheckoutForm';

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
  const { country } = checkout.form.details;
  return (
    <Fields>
      <PayerField checkout={checkout} name="company" isOptional />
      <CountryField
        value={country}
        onChange={(chosen) => checkout.changeDetails({ country: chosen })}
        problems={checkout.problems}
      />
      <PayerField checkout={checkout} name="street" />
      <Pair>
        <PayerField checkout={checkout} name="postalCode" isOptional={!hasPostalCodes(country)} />
        <PayerField checkout={checkout} name="city" />
      </Pair>
      <Continue checkout={checkout} section="billing" />
    </Fields>
  );
}

interface PayerFieldProps extends PartProps, Pick<PaymentFieldProps, 'isOptional'> {
  name: Exclude<keyof PayerDetails, 'country'>;
}

function PayerField({ checkout, name, ...rest }: PayerFieldProps) {
  return (
    <PaymentField
      name={name}
      value={checkout.form.details[name]}
      onChange={(text) => checkout.changeDetails({ [name]: text })}
      problems={checkout.problems}
      {...rest}
    />
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
