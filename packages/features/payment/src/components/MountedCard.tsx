import { useTranslation } from '@quarterdeck/i18n';
import { FieldControl, FormField } from '@quarterdeck/ui/FormField';
import { Icon } from '@quarterdeck/ui/Icon';
import { CreditCard } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { PaymentClient } from '../queries/provider/provider';
import { MountedField, Pair } from './Payment.styles';

/** Frames of our fields around the card fields that the provider draws: what is typed there never reaches this page. */
export function MountedCard({ mount }: { mount: NonNullable<PaymentClient['mountCard']> }) {
  const { t } = useTranslation();
  const number = useRef<HTMLDivElement>(null);
  const expiry = useRef<HTMLDivElement>(null);
  const securityCode = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const places = [number.current, expiry.current, securityCode.current] as const;
    const [one, two, three] = places;
    if (one === null || two === null || three === null) return undefined;
    return mount({ number: one, expiry: two, securityCode: three });
  }, [mount]);
  return (
    <>
      <FormField label={t('payment.field.cardNumber')}>
        {({ id }) => (
          <FieldControl size="lg" variant="outlined">
            <Icon icon={CreditCard} size="lg" data-part="icon" />
            <MountedField ref={number} id={id} />
          </FieldControl>
        )}
      </FormField>
      <Pair>
        <FormField label={t('payment.field.expiry')}>
          {({ id }) => (
            <FieldControl size="lg" variant="outlined">
              <MountedField ref={expiry} id={id} />
            </FieldControl>
          )}
        </FormField>
        <FormField label={t('payment.field.securityCode')}>
          {({ id }) => (
            <FieldControl size="lg" variant="outlined">
              <MountedField ref={securityCode} id={id} />
            </FieldControl>
          )}
        </FormField>
      </Pair>
    </>
  );
}
