import type { BudgetRow, ProjectDashboard } from '@quarterdeck/contract/entities/projectDashboard';
import type { AmountSeries } from '@quarterdeck/contract/entities/series';
import { changeShare, sum } from './sums';

type Spending = Pick<BudgetRow, 'type' | 'total' | 'expensesAmount'>;

/** What is planned and spent in all, and where the least is left. */
export interface BudgetFinding {
  planned: number;
  spent: number;
  /** Of the plan; null where nothing is planned. */
  share: number | null;
  /** The category that is furthest beyond its plan in money, else the one that has the smallest share left; null where several have. */
  tightest: { type: string; left: number; leftShare: number } | null;
}

/** Null where nothing is known of any category. */
export function findInBudget(rows: readonly Spending[]): BudgetFinding | null {
  const known = rows.filter(({ total, expensesAmount }) => Number.isFinite(total) && Number.isFinite(expensesAmount));
  if (known.length === 0) return null;
  const planned = sum(known.map(({ total }) => total)) ?? 0;
  const spent = sum(known.map(({ expensesAmount }) => expensesAmount)) ?? 0;
  const rests = known
    .filter(({ total }) => total > 0)
    .map(({ type, total, expensesAmount }) => {
      const left = total - expensesAmount;
      return { type, left, leftShare: left / total };
    });
  const key = rests.some(({ left }) => left < 0) ? 'left' : 'leftShare';
  const least = rests.reduce((low, rest) => Math.min(low, rest[key]), Number.POSITIVE_INFINITY);
  const [first, second] = rests.filter((rest) => rest[key] === least);
  return {
    planned,
    spent,
    share: planned > 0 ? spent / planned : null,
    tightest: first && !second && rests.length > 1 ? first : null,
  };
}

export const expensePeriods = ['weekly', 'monthly', 'yearly'] as const;
export type ExpensePeriod = (typeof expensePeriods)[number];

export interface Expenses {
  amount: number;
  values: readonly number[];
  /** How they changed, as a share; null where there is nothing to compare with. */
  change: number | null;
  /** How many of the last values are compared with as many before them; the days of the week with the week before. */
  compared: number;
}

/** What was spent in a period. A week is compared with the week before, a longer one its later half with the earlier. */
export function expensesOf(
  {
    weeklyExpenses,
    monthlyExpenses,
    yearlyExpenses,
  }: Pick<ProjectDashboard, 'weeklyExpenses' | 'monthlyExpenses' | 'yearlyExpenses'>,
  period: ExpensePeriod,
): Expenses {
  if (period === 'weekly') {
    const values = valuesOf(weeklyExpenses);
    // The last week of the month is the week that is shown by days.
    const before = valuesOf(monthlyExpenses).at(-2);
    return { amount: weeklyExpenses.amount, values, change: changeShare(before, weeklyExpenses.amount), compared: 1 };
  }
  const series = period === 'monthly' ? monthlyExpenses : yearlyExpenses;
  const values = valuesOf(series);
  const half = Math.floor(values.length / 2);
  const later = half > 0 ? values.slice(-half) : [];
  const earlier = half > 0 ? values.slice(-2 * half, -half) : [];
  return { amount: series.amount, values, change: changeShare(sum(earlier), sum(later)), compared: half };
}

const valuesOf = ({ series }: AmountSeries): readonly number[] => (series[0]?.data ?? []).map(({ y }) => y);
