import { budgetColumns, type BudgetRow, type ProjectDashboard } from '@quarterdeck/contract/entities/projectDashboard';
import type { AmountSeries } from '@quarterdeck/contract/entities/series';

type BudgetColumn = (typeof budgetColumns)[number];

export interface BudgetOrder {
  column: BudgetColumn;
  direction: 'ascending' | 'descending';
}

/** The order that an address names, such as `total-descending`; undefined, which is that of the call, for anything else. */
export function readBudgetOrder(text: string | null): BudgetOrder | undefined {
  const [name, direction, ...rest] = (text ?? '').split('-');
  const column = budgetColumns.find((one) => one === name);
  const isDirection = direction === 'ascending' || direction === 'descending';
  return column && isDirection && rest.length === 0 ? { column, direction } : undefined;
}

export const writeBudgetOrder = ({ column, direction }: BudgetOrder): string => `${column}-${direction}`;

/**
 * Rows in an order; what is no number comes last in either direction.
 * @param typeOf what a category is called. @param compare texts, as the language does.
 */
export function sortBudget(
  rows: readonly BudgetRow[],
  order: BudgetOrder | undefined,
  typeOf: (type: string) => string,
  compare: (a: string, b: string) => number,
): readonly BudgetRow[] {
  if (!order) return rows;
  const { column, direction } = order;
  const sign = direction === 'ascending' ? 1 : -1;
  if (column === 'type') return rows.toSorted((a, b) => sign * compare(typeOf(a.type), typeOf(b.type)));
  return rows.toSorted((one, other) => {
    const [a, b] = [one[column], other[column]];
    const [isA, isB] = [Number.isFinite(a), Number.isFinite(b)];
    if (!isA || !isB) return Number(isB) - Number(isA);
    // Differences of the largest numbers are not finite.
    return a === b ? 0 : a < b ? -sign : sign;
  });
}

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
  const [planned, spent] = [sumOf(known, 'total'), sumOf(known, 'expensesAmount')];
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

const sumOf = (rows: readonly Spending[], field: 'total' | 'expensesAmount'): number =>
  rows.reduce((all, row) => all + row[field], 0);

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
    return { amount: weeklyExpenses.amount, values, change: growth(before, weeklyExpenses.amount), compared: 1 };
  }
  const series = period === 'monthly' ? monthlyExpenses : yearlyExpenses;
  const values = valuesOf(series);
  const half = Math.floor(values.length / 2);
  const later = half > 0 ? values.slice(-half) : [];
  const earlier = half > 0 ? values.slice(-2 * half, -half) : [];
  return { amount: series.amount, values, change: growth(total(earlier), total(later)), compared: half };
}

const valuesOf = ({ series }: AmountSeries): readonly number[] => (series[0]?.data ?? []).map(({ y }) => y);

const total = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

function growth(before: number | undefined, after: number): number | null {
  if (before === undefined || !(before > 0)) return null;
  const share = (after - before) / before;
  return Number.isFinite(share) ? share : null;
}
