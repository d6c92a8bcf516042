import { backlogStatuses, type BacklogItem } from '@quarterdeck/contract/entities/backlogItem';
import { currencies } from '@quarterdeck/contract/entities/currency';
import type { Project } from '@quarterdeck/contract/entities/project';
import { sumMinor } from '@quarterdeck/contract/rules/money';
import { useMeasures } from '@quarterdeck/data/visit/useMeasures';
import { usePeople } from '@quarterdeck/data/visit/usePeople';
import { usePriceText } from '@quarterdeck/data/visit/usePriceText';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { PriceText } from '@quarterdeck/ui/PriceText';
import { type } from '@quarterdeck/ui/tokens';
import { useState } from 'react';
import { styled } from 'styled-components';

interface BacklogPrintProps {
  project: Project;
  /** What is printed, in the order of the backlog. */
  items: readonly BacklogItem[];
}

/** The backlog on A4, for as long as the page is printed; the screen never shows it. */
export function BacklogPrint({ project, items }: BacklogPrintProps) {
  const priceText = usePriceText();
  const { t } = useTranslation();
  const { date, number } = useFormats();
  const { effort, moneyMinor, ofTwelveWeeks } = useMeasures();
  const people = usePeople();
  const [printedAt] = useState(() => new Date().toISOString());
  const daysOf = (list: readonly BacklogItem[]) => list.reduce((sum, item) => sum + (item.estimateDays ?? 0), 0);
  // What was paid in another currency is no part of a sum in this one.
  const totals = currencies
    .map((currency) => {
      const prices = items.filter((item) => (item.currency ?? project.currency) === currency).map(({ price }) => price);
      return { currency, totalMinor: sumMinor(prices, currency) };
    })
    .filter(({ currency, totalMinor }) => totalMinor > 0 || currency === project.currency);
  return (
    <Paper data-part="print">
      <header>
        <h1>{project.name}</h1>
        <p>
          <time dateTime={printedAt}>{date(printedAt)}</time>
        </p>
        <p>
          {t('backlogTransfer.printed', {
            count: items.length,
            formatted: number(items.length),
            weeks: ofTwelveWeeks(daysOf(items)),
            total: totals.map(({ currency, totalMinor }) => moneyMinor(totalMinor, currency)).join(' + '),
          })}
        </p>
      </header>
      {backlogStatuses.map((status) => {
        const group = items.filter((item) => item.status === status);
        return group.length === 0 ? null : (
          <section key={status}>
            <h2>
              {t(`backlog.status.${status}`)} {daysOf(group) > 0 ? <small>{effort(daysOf(group))}</small> : null}
            </h2>
            <PaperTable>
              <thead>
                <tr>
                  <th scope="col">{t('backlogTransfer.key')}</th>
                  <th scope="col">{t('backlogTransfer.itemTitle')}</th>
                  <th scope="col">{t('backlogTransfer.assignee')}</th>
                  <th scope="col">{t('project.effort')}</th>
                  <th scope="col">{t('backlogTransfer.price')}</th>
                </tr>
              </thead>
              <tbody>
                {group.map((item) => (
                  <tr key={item.id}>
                    <td>{item.key}</td>
                    <th scope="row">
                      {item.title}
                      {item.labels.length > 0 ? <small>{item.labels.join(' · ')}</small> : null}
                    </th>
                    <td>{people.get(item.assigneeId ?? '')?.name}</td>
                    <td>{item.estimateDays === null ? '–' : effort(item.estimateDays)}</td>
                    <td>
                      {item.requirementId === null ? null : (
                        <PriceText {...priceText(item.price, { currency: item.currency })} />
                      )}
                    </td>
                  </tr>
                ))}
              </tbody>
            </PaperTable>
          </section>
        );
      })}
    </Paper>
  );
}

/** Black on white whatever the scheme; the screen never shows it. */
const Paper = styled.article`
  display: none;
  @media print {
    @page {
      size: A4;
      margin: 16mm 14mm;
    }
    display: block;
    color: #000;
    background: #fff;
    & h1 {
      ${type('title-1')}
    }
    & h2 {
      margin-block: 20px 4px;
      break-after: avoid;
      ${type('title-4')}
    }
    & h2 > small,
    & header > p {
      font-size: 12px;
      font-weight: 400;
    }
  }
`;

const PaperTable = styled.table`
  inline-size: 100%;
  border-spacing: 0;
  & th,
  & td {
    padding: 5px 8px 5px 0;
    border-block-end: 1px solid #bbb;
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
    font-size: 11px;
    line-height: 1.4;
  }
  & thead th {
    border-block-end-color: #000;
  }
  & td:first-child {
    inline-size: 64px;
    font-family: var(--qd-font-mono);
  }
  & td:nth-child(3) {
    inline-size: 110px;
  }
  & td:nth-child(4) {
    inline-size: 90px;
  }
  & td:last-child,
  & thead th:last-child {
    inline-size: 70px;
    padding-inline-end: 0;
    text-align: end;
  }
  & small {
    display: block;
    font-size: 10px;
    font-weight: 400;
  }
  & tr {
    break-inside: avoid;
  }
`;
