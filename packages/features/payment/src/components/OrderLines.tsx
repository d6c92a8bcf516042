import type { SelectionLine } from '@quarterdeck/contract/rules/selection';
import { useMeasures } from '@quarterdeck/data/visit/useMeasures';
import { usePriceText } from '@quarterdeck/data/visit/usePriceText';
import { useTranslation } from '@quarterdeck/i18n';
import { PriceText } from '@quarterdeck/ui/PriceText';
import { Lines } from './Order.styles';

/** What is paid for. */
export function OrderLines({ lines }: { lines: readonly SelectionLine[] }) {
  const priceText = usePriceText();
  const { t } = useTranslation();
  const { effort } = useMeasures();
  return (
    <Lines aria-label={t('payment.order.lines')}>
      {lines.map(({ id, requirement, price }) => (
        <li key={id}>
          <span>
            {requirement?.title ?? t('payment.order.missing')}
            <small>
              <code>{id}</code>
              {requirement === null ? null : ` · ${effort(requirement.estimateDays)}`}
            </small>
          </span>
          <span>
            <PriceText {...priceText(price, { form: 'exact' })} />
          </span>
        </li>
      ))}
    </Lines>
  );
}
