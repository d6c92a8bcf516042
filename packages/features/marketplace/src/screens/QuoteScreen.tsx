import { paths } from '@quarterdeck/contract';
import { seller } from '@quarterdeck/contract/entities/receipt';
import { dayOf } from '@quarterdeck/contract/rules/calendar';
import type { SelectionSummary } from '@quarterdeck/contract/rules/selection';
import { useMeasures } from '@quarterdeck/data/visit/useMeasures';
import { usePriceText } from '@quarterdeck/data/visit/usePriceText';
import { useCurrency, useRequirementMap, useSelection } from '@quarterdeck/data/visit/useSelection';
import { useVisit } from '@quarterdeck/data/visit/visit';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { AddressLines } from '@quarterdeck/ui/AddressLines';
import { AsyncContent } from '@quarterdeck/ui/AsyncContent';
import { Button } from '@quarterdeck/ui/Button';
import { EmptyState } from '@quarterdeck/ui/EmptyState';
import { ButtonLink } from '@quarterdeck/ui/Link';
import { Paper, PaperActions, PaperNote, PaperParties, PaperTable } from '@quarterdeck/ui/Paper';
import { PriceText } from '@quarterdeck/ui/PriceText';
import { useLocation } from '@quarterdeck/ui/router';
import { Skeleton } from '@quarterdeck/ui/Skeleton';
import { Printer, ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { quoteDays, quoteNumber } from '../model/quoteNumber';

const dayMs = 24 * 3_600_000;

/** The selection as a quote on paper. */
export function QuoteScreen() {
  const { t } = useTranslation();
  const { countryName, date } = useFormats();
  const result = useRequirementMap();
  const selection = useSelection();
  const project = useVisit((visit) => visit.project);
  const [now] = useState(() => new Date().toISOString());
  const { search } = useLocation();
  const until = new Date(Date.parse(now) + quoteDays * dayMs).toISOString();
  const number = quoteNumber(project?.id ?? '', dayOf(new Date(now)), selection.lines);
  const isEmpty = selection.lines.length === 0;
  return (
    <>
      <PaperActions>
        <ButtonLink href={`${paths.marketplace.href()}${search}`} variant="ghost">
          {t('marketplace.quote.back')}
        </ButtonLink>
        {isEmpty ? null : (
          <Button variant="primary" icon={Printer} onPress={() => print()}>
            {t('marketplace.quote.print')}
          </Button>
        )}
      </PaperActions>
      <Paper aria-labelledby="quote-title">
        <header>
          <div>
            <h1 id="quote-title">
              {isEmpty ? t('marketplace.quote.title') : t('marketplace.quote.numbered', { number })}
            </h1>
            {project === undefined || project.name === '' ? null : (
              <p>{t('marketplace.quote.for', { project: project.name })}</p>
            )}
          </div>
          <p>
            <time dateTime={now}>{date(now)}</time>
          </p>
        </header>
        {isEmpty ? (
          <EmptyState
            icon={ReceiptText}
            headingLevel={2}
            title={t('marketplace.quote.empty')}
            text={t('marketplace.quote.emptyText')}
          />
        ) : (
          <>
            <PaperParties>
              <div>
                <dt>{t('marketplace.quote.supplier')}</dt>
                <dd>
                  <AddressLines {...seller} country={countryName(seller.country)} />
                </dd>
              </div>
              <div>
                <dt>{t('marketplace.quote.validUntil')}</dt>
                <dd>
                  <time dateTime={until}>{date(until)}</time>
                </dd>
              </div>
            </PaperParties>
            <AsyncContent result={result} headingLevel={2} skeleton={<Skeleton shape="rows" />}>
              {() => <QuoteTable selection={selection} />}
            </AsyncContent>
          </>
        )}
      </Paper>
    </>
  );
}

/** Lines, effort and prices of a quote, and what they come to. */
function QuoteTable({ selection }: { selection: SelectionSummary }) {
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
