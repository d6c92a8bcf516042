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
import { Inline } from '@quarterdeck/ui/Stack';
import { stickyRef, stickyStyles } from '@quarterdeck/ui/sticky';
import { Text } from '@quarterdeck/ui/Text';
import { token, type } from '@quarterdeck/ui/tokens';
import { useId, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { readPaymentSettings } from '../queries/provider/chooseProvider';
import { CrewNote } from './CrewNote';

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
    <OrderFrame ref={stickyRef} aria-labelledby={titleId}>
      <Inline as="header" justify="between" align="baseline" gap="4">
        <h2 id={titleId}>{t('payment.order.title')}</h2>
        <Link href={paths.marketplace.href()} variant="quiet">
          {t('payment.order.change')}
        </Link>
      </Inline>
      <OrderLines {...order} />
      <footer>
        <OrderSums {...order} />
        {pay}
      </footer>
      <div>
        <p>{t('payment.terms')}</p>
        <CrewNote isOnCard />
      </div>
    </OrderFrame>
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
  const sums = [
    { term: t(taxMinor > 0 ? 'payment.order.beforeTax' : 'payment.order.subtotal'), minor: subtotalMinor },
    { term: t('payment.order.tax', { percent: percent(taxPercent / 100) }), minor: taxMinor },
    { term: t('payment.order.total'), minor: totalMinor },
  ];
  return (
    <Sums>
      {sums.map(({ term, minor }) => (
        <Inline key={term} justify="between" align="baseline" gap="4">
          <dt>{term}</dt>
          <dd>{amount(minor)}</dd>
        </Inline>
      ))}
    </Sums>
  );
}

/** Its foot, with the total and the button, stays at the lower edge of the window while the rest of it passes below. */
export const OrderFrame = styled.aside`
  ${stickyStyles}
  overflow: clip;
  border-radius: ${token('radius.xl')};
  background: ${token('surface.card')};
  box-shadow: ${token('elevation.2')};
  & > header {
    padding: ${token('space.5')} ${token('space.6')} ${token('space.4')};
    ${type('body-medium')}
  }
  & h2 {
    ${type('title-4')}
  }
  & > ul {
    padding-inline: ${token('space.6')};
  }
  & > footer,
  & > div {
    display: grid;
    gap: ${token('space.4')};
    padding: 0 ${token('space.6')} ${token('space.6')};
  }
  & > footer {
    position: sticky;
    inset-block-end: 0;
    padding-block: ${token('space.4')};
    border-block-start: 1px solid ${token('border.default')};
    background: ${token('surface.card')};
  }
  & > div > p {
    color: ${token('text.secondary')};
    text-align: center;
    text-wrap: balance;
    ${type('caption')}
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

const Lines = styled.ul`
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${token('space.4')};
    padding-block: ${token('space.3')};
    border-block-start: 1px solid ${token('border.subtle')};
    overflow-wrap: anywhere;
    ${type('body-medium')}
  }
  & > li > span {
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  & code {
    font-family: var(--qd-font-mono);
    font-size: inherit;
  }
`;

const Sums = styled.dl`
  display: grid;
  gap: ${token('space.2')};
  color: ${token('text.secondary')};
  ${type('body')}
  & dd {
    font-variant-numeric: tabular-nums;
  }
  & > :last-child {
    margin-block-start: ${token('space.1')};
    color: ${token('text.primary')};
    ${type('body-medium')}
  }
  & > :last-child dd {
    ${type('metric-lg')}
  }
`;

/** The order as one line that opens, where it does not stand beside the form. */
const Folded = styled.div`
  --qd-disclosure-inset: ${token('space.4')};
  margin-block-start: ${token('space.5')};
  border-radius: ${token('radius.lg')};
  background: ${token('surface.card')};
  box-shadow: ${token('elevation.1')};
  & button[slot='trigger'] {
    border-radius: ${token('radius.lg')};
  }
  & dl {
    padding-block: ${token('space.4')};
    border-block-start: 1px solid ${token('border.default')};
  }
`;
