import { paths } from '@quarterdeck/contract';
import { useTranslation } from '@quarterdeck/i18n';
import { Link } from '@quarterdeck/ui/Link';
import { stickyRef } from '@quarterdeck/ui/sticky';
import { useId } from 'react';
import { CrewNote } from './CrewNote';
import { Card, Foot, Head, Notes } from './Order.styles';
import { OrderLines } from './OrderLines';
import { OrderSums } from './OrderSums';
import { PayButton, type PayButtonProps } from './PayButton';
import type { Order } from './useOrder';

export interface OrderProps {
  order: Order;
  /** The button; null where nobody takes payments. */
  pay: Omit<PayButtonProps, 'totalMinor' | 'isBlocked'> | null;
}

/** What is paid for and what it comes to, beside the form, with the one button that charges it. */
export function OrderCard({ order, pay }: OrderProps) {
  const { t } = useTranslation();
  const titleId = useId();
  return (
    <Card ref={stickyRef} aria-labelledby={titleId}>
      <Head>
        <h2 id={titleId}>{t('payment.order.title')}</h2>
        <Link href={paths.marketplace.href()} variant="quiet">
          {t('payment.order.change')}
        </Link>
      </Head>
      <OrderLines lines={order.lines} />
      <Foot>
        <OrderSums totals={order.totals} taxPercent={order.taxPercent} />
        {pay ? <PayButton {...pay} totalMinor={order.totals.totalMinor} isBlocked={order.hasUnpriced} /> : null}
      </Foot>
      <Notes>
        <p>{t('payment.terms')}</p>
        <CrewNote />
      </Notes>
    </Card>
  );
}
