import { useTranslation } from '@quarterdeck/i18n';
import { Button } from '@quarterdeck/ui/Button';
import { TextField } from '@quarterdeck/ui/TextField';
import { Fields, Pair } from './Payment.styles';
import type { CheckoutForm } from './useCheckoutForm';
import { useProblemWords } from './useProblemWords';

/** Who pays. */
export function ContactFields({ checkout }: { checkout: CheckoutForm }) {
  const { t } = useTranslation();
  const problemOf = useProblemWords(checkout.problems);
  const { name, email } = checkout.form.details;
  return (
    <Fields>
      <TextField
        label={t('payment.field.name')}
        name="name"
        autoComplete="name"
        isRequired
        size="lg"
        value={name}
        onChange={(text) => checkout.changeDetails({ name: text })}
        {...problemOf('name')}
      />
      <TextField
        label={t('payment.field.email')}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        isRequired
        size="lg"
        value={email}
        onChange={(text) => checkout.changeDetails({ email: text })}
        {...problemOf('email')}
      />
      <Button size="lg" data-part="continue" onPress={() => checkout.finish('contact')}>
        {t('payment.continue')}
      </Button>
    </Fields>
  );
}

/** Where the bill goes. */
export function BillingFields({ checkout }: { checkout: CheckoutForm }) {
  const { t } = useTranslation();
  const problemOf = useProblemWords(checkout.problems);
  const { company, street, postalCode, city } = checkout.form.details;
  return (
    <Fields>
      <TextField
        label={t('payment.field.company')}
        name="company"
        autoComplete="billing organization"
        isOptional
        size="lg"
        value={company}
        onChange={(text) => checkout.changeDetails({ company: text })}
      />
      <TextField
        label={t('payment.field.street')}
        name="street"
        autoComplete="billing street-address"
        isRequired
        size="lg"
        value={street}
        onChange={(text) => checkout.changeDetails({ street: text })}
        {...problemOf('street')}
      />
      <Pair>
        <TextField
          label={t('payment.field.postalCode')}
          name="postalCode"
          autoComplete="billing postal-code"
          isRequired
          size="lg"
          value={postalCode}
          onChange={(text) => checkout.changeDetails({ postalCode: text })}
          {...problemOf('postalCode')}
        />
        <TextField
          label={t('payment.field.city')}
          name="city"
          autoComplete="billing address-level2"
          isRequired
          size="lg"
          value={city}
          onChange={(text) => checkout.changeDetails({ city: text })}
          {...problemOf('city')}
        />
      </Pair>
      <Button size="lg" data-part="continue" onPress={() => checkout.finish('billing')}>
        {t('payment.continue')}
      </Button>
    </Fields>
  );
}
