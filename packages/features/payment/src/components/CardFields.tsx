import { useTranslation } from '@quarterdeck/i18n';
import { FieldControl, FormField } from '@quarterdeck/ui/FormField';
import { Icon } from '@quarterdeck/ui/Icon';
import { Grid } from '@quarterdeck/ui/Stack';
import { CreditCard } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { cardBrand, codeLengthOf, digitsOf, groupCardNumber, groupExpiry } from '../model/card';
import { cardHolder } from '../model/details';
import type { PaymentState } from '../model/paymentState';
import { hasPostalCodes } from '../model/postalCode';
import type { CardPlaces, PaymentClient } from '../queries/provider/provider';
import { Fields, MountedField, Pair } from './Checkout.styles';
import { PaymentField } from './PaymentFields';
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
  const { form, changeCard } = checkout;
  const { number, expiry, securityCode } = form.card;
  const holder = cardHolder(form);
  const groupedNumber = useGroupedText(number, groupCardNumber, (text) => changeCard({ number: text }));
  const groupedExpiry = useGroupedText(expiry, groupExpiry, (text) => changeCard({ expiry: text }));
  const { inputRef } = groupedNumber;
  const brand = cardBrand(number);

  // A card that was not charged is looked at again from its number.
  useEffect(() => {
    if (state.phase !== 'failed' || state.failure.kind !== 'declined') return;
    if (client.focusCard) client.focusCard();
    else inputRef.current?.focus();
  }, [state, client, inputRef]);

  const postalCode = (
    <PaymentField
      checkout={checkout}
      name="cardPostalCode"
      isOptional={!hasPostalCodes(form.details.country)}
      value={holder.postalCode}
      onChange={(text) => changeCard({ postalCode: text })}
    />
  );
  const name = (
    <PaymentField
      checkout={checkout}
      name="cardName"
      value={holder.name}
      onChange={(text) => changeCard({ name: text })}
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
        checkout={checkout}
        name="cardNumber"
        icon={CreditCard}
        {...groupedNumber}
        {...(brand === '' ? {} : { unit: brand })}
      />
      <Grid columns={{ base: 2, sm: 3 }} style={{ alignItems: 'start' }}>
        <PaymentField
          checkout={checkout}
          name="cardExpiry"
          placeholder={t('payment.field.expiryForm')}
          {...groupedExpiry}
        />
        <PaymentField
          checkout={checkout}
          name="cardCode"
          value={securityCode}
          onChange={(text) => changeCard({ securityCode: digitsOf(text).slice(0, codeLengthOf(number)) })}
        />
        {postalCode}
      </Grid>
      {name}
    </Fields>
  );
}

/** Frames of our fields around the card fields that the provider draws: what is typed there never reaches this page. */
function MountedCard({ mount }: { mount: NonNullable<PaymentClient['mountCard']> }) {
  const { t } = useTranslation();
  const places = useRef<Partial<CardPlaces>>({});
  useEffect(() => {
    const { number, expiry, securityCode } = places.current;
    return number && expiry && securityCode ? mount({ number, expiry, securityCode }) : undefined;
  }, [mount]);
  const frame = (place: keyof CardPlaces) => (
    <FormField label={t(`payment.field.${place === 'number' ? 'cardNumber' : place}`)}>
      {({ id }) => (
        <FieldControl size="lg" variant="outlined">
          {place === 'number' ? <Icon icon={CreditCard} size="lg" data-part="icon" /> : null}
          <MountedField
            id={id}
            ref={(element) => {
              if (element !== null) places.current[place] = element;
            }}
          />
        </FieldControl>
      )}
    </FormField>
  );
  return (
    <>
      {frame('number')}
      <Pair>
        {frame('expiry')}
        {frame('securityCode')}
      </Pair>
    </>
  );
}
