import { useTranslation } from '@quarterdeck/i18n';
import type { SelectionSummary } from '../model/selection';
import { PriceWords } from '../shared/PriceWords';
import { useMeasures } from '../shared/useMeasures';
import { useCurrency } from '../shared/useSelection';
import { Note, Table } from '../shared/Paper.styles';

/** Lines, effort and prices of a quote, and what they come to. */
export function QuoteTable({ selection }: { selection: SelectionSummary }) {
  const { t } = useTranslation();
  const { effort, moneyMinor } = useMeasures();
  const currency = useCurrency();
  const { lines, selectedDays, totalMinor, hasUnpriced } = selection;
  return (
    <>
      <Table aria-label={t('marketplace.quote.items')}>
        <thead>
          <tr>
            <th scope="col">{t('marketplace.quote.requirement')}</th>
            <th scope="col">{t('marketplace.quote.effort')}</th>
            <th scope="col">{t('marketplace.quote.price')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ id, requirement, price }) => (
            <tr key={id}>
              <th scope="row">
                {requirement?.title ?? t('marketplace.voyage.missing')}
                <small>
                  <code>{id}</code>
                  {requirement === null ? null : ` · ${t(`project.category.${requirement.category}`)}`}
                </small>
              </th>
              <td>{requirement === null ? '–' : effort(requirement.estimateDays)}</td>
              <td>
                <PriceWords price={price} form="exact" />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('marketplace.quote.total')}</th>
            <td>{effort(selectedDays)}</td>
            <td>
              <strong>{moneyMinor(totalMinor, currency, 'exact')}</strong>
            </td>
          </tr>
        </tfoot>
      </Table>
      {hasUnpriced ? <Note>{t('marketplace.voyage.unpriced')}</Note> : null}
      <Note>{t('marketplace.quote.note')}</Note>
    </>
  );
}
