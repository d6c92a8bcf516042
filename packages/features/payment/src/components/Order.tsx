import { paths } from '@quarterdeck/contract';
import { totalsOf } from '@quarterdeck/contract/rules/money';
import type { SelectionSummary } from '@quarterdeck/contract/rules/selection';
import { useMeasures } from '@quarterdeck/data/visit/useMeasures';
import { usePriceText } from '@quarterdeck/data/visit/usePriceText';
import { useCurrency } from '@quarterdeck/data/visit/useSelection';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { Disclosure } from '@quarterdeck/ui/Accordion';
import { Link } from '@quarterdeck/ui/Link';
import { PriceText } from '@quarterdeck/ui/PriceText';
import { stickyRef } from '@quarterdeck/ui/sticky';
import { Text } from '@quarterdeck/ui/Text';
import { useId, useState, type ReactNode } from 'react';
import { readPaymentSettings } from '../queries/provider/chooseProvider';
import { CrewNote } from './CrewNote';
import { Card, Folded, Lines, Sums } from './Order.styles';

/** What is selected, as it is paid for. */
export function useOrder(selection: SelectionSummary) {
  const currency = useCurrency();
  const { moneyMinor } = useMeasures();
  // Percent of tax that the prices include.
  const [{ taxPercent }] = useState(readPaymentSettings);
  const prices = selection.lines.flatMap(({ price }) => price ?? []);
  const totals = totalsOf(prices, currency, taxPercent);
  return { ...selection, ...totals, taxPercent, amount: (minor: number) => moneyMinor(minor, currency, 'exact') };
}

export type Order = ReturnType<typeof useOrder>;

/** What is paid for and what it comes to, beside the form. @param props.pay the one button that charges it. */
export function OrderCard({ order, pay }: { order: Order; pay: ReactNode }) {
  const { t } = useTranslation();
  const titleId = useId();
  return (
    <Card ref={stickyRef} aria-labelledby={titleId}>
      <header>
        <h2 id={titleId}>{t('payment.order.title')}</h2>
        <Link href={paths.marketplace.href()} variant="quiet">
          {t('payment.order.change')}
        </Link>
      </header>
      <OrderLines {...order} />
      <footer>
        <OrderSums {...order} />
        {pay}
      </footer>
      <div>
        <p>{t('payment.terms')}</p>
        <CrewNote />
      </div>
    </Card>
  );
}

/** The order as one line that opens, above the form on a phone. */
export function OrderDisclosure({ order }: { order: Order }) {
  const { t } = useTranslation();
  return (
    <Folded>
      <Disclosure level={2} title={t('payment.order.title')} hint={order.amount(order.totalMinor)}>
        <OrderLines {...order} />
        <OrderSums {...order} />
        <Link href={paths.marketplace.href()}>{t('payment.order.change')}</Link>
      </Disclosure>
    </Folded>
  );
}

function OrderLines({ lines }: Order) {
  const { t } = useTranslation();
  const priceText = usePriceText();
  const { effort } = useMeasures();
  return (
    <Lines aria-label={t('payment.order.lines')}>
      {lines.map(({ id, requirement, price }) => (
        <li key={id}>
          <div>
            {requirement?.title ?? t('payment.order.missing')}
            <Text as="div" variant="caption" tone="secondary">
              <code>{id}</code>
              {requirement === null ? null : ` · ${effort(requirement.estimateDays)}`}
            </Text>
          </div>
          <span>
            <PriceText {...priceText(price, { form: 'exact' })} />
          </span>
        </li>
      ))}
    </Lines>
  );
}

/** The prices include the tax, so the total is their sum. */
function OrderSums({ subtotalMinor, taxMinor, totalMinor, taxPercent, amount }: Order) {
  const { t } = useTranslation();
  const { percent } = useFormats();
  return (
    <Sums>
      <div>
        <dt>{t(taxMinor > 0 ? 'payment.order.beforeTax' : 'payment.order.subtotal')}</dt>
        <dd>{amount(subtotalMinor)}</dd>
      </div>
      <div>
        <dt>{t('payment.order.tax', { percent: percent(taxPercent / 100) })}</dt>
        <dd>{amount(taxMinor)}</dd>
      </div>
      <div>
        <dt>{t('payment.order.total')}</dt>
        <dd>{amount(totalMinor)}</dd>
      </div>
    </Sums>
  );
}
