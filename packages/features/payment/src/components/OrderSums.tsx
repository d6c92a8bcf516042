import type { Totals } from '@quarterdeck/contract/rules/money';
import { useMeasures } from '@quarterdeck/data/visit/useMeasures';
import { useCurrency } from '@quarterdeck/data/visit/useSelection';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { Sums } from './Order.styles';

export interface OrderSumsProps {
  totals: Totals;
  taxPercent: number;
}

/** What the lines come to. The prices include the tax, so the total is their sum. */
export function OrderSums({ totals, taxPercent }: OrderSumsProps) {
  const { t } = useTranslation();
  const { percent } = useFormats();
  const { moneyMinor } = useMeasures();
  const currency = useCurrency();
  const hasTax = totals.taxMinor > 0;
  return (
    <Sums>
      <div>
        <dt>{t(hasTax ? 'payment.order.beforeTax' : 'payment.order.subtotal')}</dt>
        <dd>{moneyMinor(totals.subtotalMinor, currency, 'exact')}</dd>
      </div>
      <div>
        <dt>{t('payment.order.tax', { percent: percent(taxPercent / 100) })}</dt>
        <dd>{moneyMinor(totals.taxMinor, currency, 'exact')}</dd>
      </div>
      <div data-total>
        <dt>{t('payment.order.total')}</dt>
        <dd>{moneyMinor(totals.totalMinor, currency, 'exact')}</dd>
      </div>
    </Sums>
  );
}
