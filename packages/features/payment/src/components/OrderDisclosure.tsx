import { paths } from '@quarterdeck/contract';
import { useMeasures } from '@quarterdeck/data/visit/useMeasures';
import { useCurrency } from '@quarterdeck/data/visit/useSelection';
import { useTranslation } from '@quarterdeck/i18n';
import { Disclosure } from '@quarterdeck/ui/Accordion';
import { Link } from '@quarterdeck/ui/Link';
import { OrderLine } from './Order.styles';
import { OrderLines } from './OrderLines';
import { OrderSums } from './OrderSums';
import type { Order } from './useOrder';

/** The order as one line that opens, above the form on a phone. */
export function OrderDisclosure({ order }: { order: Order }) {
  const { t } = useTranslation();
  const { moneyMinor } = useMeasures();
  const currency = useCurrency();
  return (
    <OrderLine>
      <Disclosure
        level={2}
        title={t('payment.order.title')}
        hint={moneyMinor(order.totals.totalMinor, currency, 'exact')}
      >
        <OrderLines lines={order.lines} />
        <OrderSums totals={order.totals} taxPercent={order.taxPercent} />
        <Link href={paths.marketplace.href()}>{t('payment.order.change')}</Link>
      </Disclosure>
    </OrderLine>
  );
}
