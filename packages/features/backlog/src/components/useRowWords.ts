import type { BacklogItem, BacklogStatus } from '@quarterdeck/contract/entities/backlogItem';
import type { Currency } from '@quarterdeck/contract/entities/currency';
import { useMeasures, type MoneyForm } from '@quarterdeck/data/visit/useMeasures';
import { useCurrency } from '@quarterdeck/data/visit/useSelection';
import { phrase, useFormats, useTranslation } from '@quarterdeck/i18n';
import { useMemo } from 'react';
import { isOverdue } from '../model/item';

export type RowWords = ReturnType<typeof useRowWords>;

/**
 * What rows say, looked up once for all of them.
 * @param form `exact` where prices stand below each other and one of them has decimals.
 */
export function useRowWords(form?: MoneyForm) {
  const { t } = useTranslation();
  const { number, shortDate, daysFromToday } = useFormats();
  const { effort, shortEffort, money } = useMeasures();
  const currency = useCurrency();
  return useMemo(() => {
    return {
      drag: t('backlog.row.drag'),
      effortLabel: t('project.effort'),
      notEstimated: t('backlog.row.notEstimated'),
      fromMarketplace: t('backlog.row.fromMarketplace'),
      paid: t('backlog.row.paid'),
      overdue: t('backlog.overdue'),
      /** `Overdue, Mar 9`, of a day. */
      overdueSince: (day: string) => t('backlog.overdueSince', { day: shortDate(`${day}T12:00:00`) }),
      isOverdue: (item: Pick<BacklogItem, 'dueDate' | 'status'>) => isOverdue(item, daysFromToday),
      status: {
        now: t('backlog.status.now'),
        next: t('backlog.status.next'),
        later: t('backlog.status.later'),
        done: t('backlog.status.done'),
      } satisfies Record<BacklogStatus, string>,
      finish: phrase(t, 'backlog.row.finish', 'title'),
      actionsFor: phrase(t, 'backlog.row.actionsFor', 'title'),
      assignedTo: phrase(t, 'backlog.row.assignedTo', 'name'),
      effort,
      shortEffort,
      /** An amount, or "Free". Major units; in the project's currency unless it was paid in another. */
      price: (amount: number, paidIn: Currency = currency) =>
        amount === 0 ? t('project.free') : money(amount, paidIn, form),
      number,
    };
  }, [t, number, shortDate, daysFromToday, effort, shortEffort, money, currency, form]);
}
