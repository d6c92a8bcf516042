import type { SelectionSummary } from '@quarterdeck/contract/rules/selection';
import { useMeasures } from '@quarterdeck/data/visit/useMeasures';
import { usePriceText } from '@quarterdeck/data/visit/usePriceText';
import { useCurrency } from '@quarterdeck/data/visit/useSelection';
import { useTranslation } from '@quarterdeck/i18n';
import { PaperNote, PaperTable } from '@quarterdeck/ui/Paper';
import { PriceText } from '@quarterdeck/ui/PriceText';

/** Lines, effort and prices of a quote, and what they come to. */
export function QuoteTable({ selection }: { selection: SelectionSummary }) {
  const priceText = usePriceText();
  const { t } = useTranslation();
  const { effort, moneyMinor } = useMeasures();
  const currency = useCurrency();
  const { lines, selectedDays, totalMinor, hasUnpriced } = selection;
  return (
    <>
      <PaperTable aria-label={t('marketplace.quote.items')}>
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
                <PriceText {...priceText(price, { form: 'exact' })} />
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
      </PaperTable>
      {hasUnpriced ? <PaperNote>{t('marketplace.voyage.unpriced')}</PaperNote> : null}
      <PaperNote>{t('marketplace.quote.note')}</PaperNote>
    </>
  );
}
