import { useTranslation } from '@quarterdeck/i18n';
import { TextField } from '@quarterdeck/ui/TextField';
import { CreditCard } from 'lucide-react';
import { useEffect } from 'react';
import { cardBrand, codeLengthOf, digitsOf, groupCardNumber, groupExpiry } from './card';
import { cardHolder } from './details';
import { MountedCard } from './MountedCard';
import { Fields, Pair, Triple } from './Payment.styles';
import type { PaymentState } from './paymentState';
import type { PaymentClient } from './provider/provider';
import type { CheckoutForm } from './useCheckoutForm';
import { useGroupedText } from './useGroupedText';
import { useProblemWords } from './useProblemWords';

export interface CardFieldsProps {
  checkout: CheckoutForm;
  client: PaymentClient;
  state: PaymentState;
}

/** The card: in fields of this page, or in those that the provider draws. */
export function CardFields({ checkout, client, state }: CardFieldsProps) {
  const { t } = useTranslation();
  const problemOf = useProblemWords(checkout.problems);
  const { form, changeCard } = checkout;
  const { number, expiry, securityCode } = form.card;
  const holder = cardHolder(form);
  const { inputRef, ...grouped } = useGroupedText(number, groupCardNumber, (text) => changeCard({ number: text }));
  const date = useGroupedText(expiry, groupExpiry, (text) => changeCard({ expiry: text }));
  const brand = cardBrand(number);

  // A card that was not charged is looked at again from its number.
  useEffect(() => {
    if (state.phase !== 'failed' || state.failure.kind !== 'declined') return;
    if (client.focusCard) client.focusCard();
    else inputRef.current?.focus();
  }, [state, client, inputRef]);

  const postalCode = (
    <TextField
      label={t('payment.field.postalCode')}
      name="cardPostalCode"
      autoComplete="billing postal-code"
      isRequired
      size="lg"
      value={holder.postalCode}
      onChange={(text) => changeCard({ postalCode: text })}
      {...problemOf('cardPostalCode')}
    />
  );
  const name = (
    <TextField
      label={t('payment.field.cardName')}
      name="cardName"
      autoComplete="cc-name"
      isRequired
      size="lg"
      value={holder.name}
      onChange={(text) => changeCard({ name: text })}
      {...problemOf('cardName')}
    />
  );
  if (client.mountCard) {
    return (
      <Fields>
        <MountedCard mount={client.mountCard} />
        <Pair>
          {postalCode}
          {name}
        </Pair>
      </Fields>
    );
  }
  return (
    <Fields>
      <TextField
        label={t('payment.field.cardNumber')}
        name="cardNumber"
        inputRef={inputRef}
        icon={CreditCard}
        inputMode="numeric"
        autoComplete="cc-number"
        isRequired
        size="lg"
        value={number}
        {...grouped}
        {...(brand === '' ? {} : { unit: brand })}
        {...problemOf('cardNumber')}
      />
      <Triple>
        <TextField
          label={t('payment.field.expiry')}
          name="cardExpiry"
          inputRef={date.inputRef}
          placeholder={t('payment.field.expiryForm')}
          inputMode="numeric"
          autoComplete="cc-exp"
          isRequired
          size="lg"
          value={expiry}
          onChange={date.onChange}
          {...problemOf('cardExpiry')}
        />
        <TextField
          label={t('payment.field.securityCode')}
          name="cardCode"
          inputMode="numeric"
          autoComplete="cc-csc"
          isRequired
          size="lg"
          value={securityCode}
          onChange={(text) => changeCard({ securityCode: digitsOf(text).slice(0, codeLengthOf(number)) })}
          {...problemOf('cardCode')}
        />
        {postalCode}
      </Triple>
      {name}
    </Fields>
  );
}
