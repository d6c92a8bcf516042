import { backlogStatuses, type BacklogItem } from '@quarterdeck/contract/entities/backlogItem';
import { currencies } from '@quarterdeck/contract/entities/currency';
import type { Project } from '@quarterdeck/contract/entities/project';
import { sumMinor } from '@quarterdeck/contract/rules/money';
import { useMeasures } from '@quarterdeck/data/visit/useMeasures';
import { usePeople } from '@quarterdeck/data/visit/usePeople';
import { usePriceText } from '@quarterdeck/data/visit/usePriceText';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { PriceText } from '@quarterdeck/ui/PriceText';
import { PrintSheet, PrintTable } from '@quarterdeck/ui/PrintSheet';
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
    <PrintSheet data-part="print">
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
            <ItemTable>
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
            </ItemTable>
          </section>
        );
      })}
    </PrintSheet>
  );
}

/** Widths of key, assignee, estimate and price; the title has the rest. */
const ItemTable = styled(PrintTable)`
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
`;
