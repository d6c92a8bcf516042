import type { BacklogItem, BacklogStatus } from '@quarterdeck/contract/entities/backlogItem';
import type { Currency } from '@quarterdeck/contract/entities/currency';
import { useMeasures, type MoneyForm } from '@quarterdeck/data/visit/useMeasures';
import { useCurrency } from '@quarterdeck/data/visit/useSelection';
import { phrase, useFormats, useTranslation } from '@quarterdeck/i18n';
import { useMemo } from 'react';
import { isOverdue } from '../model/isOverdue';

/** What rows say, looked up once for all of them. */
export interface RowWords {
  drag: string;
  effortLabel: string;
  notEstimated: string;
  fromMarketplace: string;
  paid: string;
  overdue: string;
  /** `Overdue, Mar 9`, of a day. */
  overdueSince: (day: string) => string;
  isOverdue: (item: Pick<BacklogItem, 'dueDate' | 'status'>) => boolean;
  status: Record<BacklogStatus, string>;
  finish: (title: string) => string;
  actionsFor: (title: string) => string;
  assignedTo: (name: string) => string;
  /** `2 weeks` */
  effort: (days: number) => string;
  /** `2 w`, `3 d`: where there is no room for the words, which are then read. */
  shortEffort: (days: number) => string;
  /** An amount, or "Free". Major units; in the project's currency unless it was paid in another. */
  price: (amount: number, paidIn?: Currency) => string;
  number: (value: number) => string;
}

/** @param form `exact` where prices stand below each other and one of them has decimals. */
export function useRowWords(form?: MoneyForm): RowWords {
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
      overdueSince: (day) => t('backlog.overdueSince', { day: shortDate(`${day}T12:00:00`) }),
      isOverdue: (item) => isOverdue(item, daysFromToday),
      status: {
        now: t('backlog.status.now'),
        next: t('backlog.status.next'),
        later: t('backlog.status.later'),
        done: t('backlog.status.done'),
      },
      finish: phrase(t, 'backlog.row.finish', 'title'),
      actionsFor: phrase(t, 'backlog.row.actionsFor', 'title'),
      assignedTo: phrase(t, 'backlog.row.assignedTo', 'name'),
      effort,
      shortEffort,
      price: (amount, paidIn = currency) => (amount === 0 ? t('project.free') : money(amount, paidIn, form)),
      number,
    };
  }, [t, number, shortDate, daysFromToday, effort, shortEffort, money, currency, form]);
}
