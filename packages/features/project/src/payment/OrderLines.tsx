import { useTranslation } from '@quarterdeck/i18n';
import type { SelectionLine } from '../model/selection';
import { PriceWords } from '../shared/PriceWords';
import { useMeasures } from '../shared/useMeasures';
import { Lines } from './Order.styles';

/** What is paid for. */
export function OrderLines({ lines }: { lines: readonly SelectionLine[] }) {
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
            <PriceWords price={price} form="exact" />
          </span>
        </li>
      ))}
    </Lines>
  );
}
