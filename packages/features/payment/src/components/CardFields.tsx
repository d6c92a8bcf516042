import { useTranslation } from '@quarterdeck/i18n';
import { CreditCard } from 'lucide-react';
import { useEffect } from 'react';
import { cardBrand, codeLengthOf, digitsOf, groupCardNumber, groupExpiry } from '../model/card';
import { cardHolder } from '../model/details';
import type { PaymentState } from '../model/paymentState';
import { hasPostalCodes } from '../model/postalCode';
import type { PaymentClient } from '../queries/provider/provider';
import { MountedCard } from './MountedCard';
import { Fields, Pair, Triple } from './Payment.styles';
import { PaymentField } from './PaymentField';
import type { CheckoutForm } from './useCheckoutForm';
import { useGroupedText } from './useGroupedText';

export interface CardFieldsProps {
  checkout: CheckoutForm;
  client: PaymentClient;
  state: PaymentState;
}

/** The card: in fields of this page, or in those that the provider draws. */
export function CardFields({ checkout, client, state }: CardFieldsProps) {
  const { t } = useTranslation();
  const { form, changeCard, problems } = checkout;
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
    <PaymentField
      name="cardPostalCode"
      isOptional={!hasPostalCodes(form.details.country)}
      value={holder.postalCode}
      onChange={(text) => changeCard({ postalCode: text })}
      problems={problems}
    />
  );
  const name = (
    <PaymentField
      name="cardName"
      value={holder.name}
      onChange={(text) => changeCard({ name: text })}
      problems={problems}
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
      <PaymentField
        name="cardNumber"
        inputRef={inputRef}
        icon={CreditCard}
        value={number}
        {...grouped}
        {...(brand === '' ? {} : { unit: brand })}
        problems={problems}
      />
      <Triple>
        <PaymentField
          name="cardExpiry"
          inputRef={date.inputRef}
          placeholder={t('payment.field.expiryForm')}
          value={expiry}
          onChange={date.onChange}
          problems={problems}
        />
        <PaymentField
          name="cardCode"
          value={securityCode}
          onChange={(text) => changeCard({ securityCode: digitsOf(text).slice(0, codeLengthOf(number)) })}
          problems={problems}
        />
        {postalCode}
      </Triple>
      {name}
    </Fields>
  );
}
