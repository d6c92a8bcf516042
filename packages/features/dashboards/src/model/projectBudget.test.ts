import type { BudgetRow } from '@quarterdeck/contract/entities/projectDashboard';
import type { AmountSeries } from '@quarterdeck/contract/entities/series';
import { describe, expect, it } from 'vitest';
import { expensesOf, findInBudget } from './projectBudget';

const row = (type: string, total: number, expensesAmount: number): BudgetRow => ({
  id: type,
  type,
  total,
  expensesAmount,
  expensesPercentage: (expensesAmount / total) * 100,
  remainingAmount: total - expensesAmount,
  remainingPercentage: 100 - (expensesAmount / total) * 100,
});
const rows = [row('Design', 100, 50), row('Concept', 20, 19), row('Extras', 60, 10)];
describe('what the budget says', () => {
  it('is what is spent in all, and where the smallest share is left', () => {
    expect(findInBudget(rows)).toEqual({
      planned: 180,
      spent: 79,
      share: 79 / 180,
      tightest: { type: 'Concept', left: 1, leftShare: 0.05 },
    });
  });

  it('is what is furthest over its plan, where something is', () => {
    expect(findInBudget([row('A', 10, 15), row('B', 100, 120)])?.tightest).toMatchObject({ type: 'B', left: -20 });
  });

  it('names no category where several are alike, or there is only one', () => {
    expect(findInBudget([row('A', 10, 5), row('B', 100, 50)])?.tightest).toBeNull();
    expect(findInBudget([row('A', 10, 5)])?.tightest).toBeNull();
  });

  it('leaves out what is no number', () => {
    expect(findInBudget([])).toBeNull();
    expect(findInBudget([row('A', Number.NaN, 5)])).toBeNull();
    expect(findInBudget([row('A', Number.NaN, 5), row('B', 10, 5)])).toMatchObject({ planned: 10, spent: 5 });
    expect(findInBudget([row('A', 0, 5)])).toEqual({ planned: 0, spent: 5, share: null, tightest: null });
  });
});

describe('expenses', () => {
  const series = (...values: number[]): AmountSeries => ({
    amount: values.reduce((all, value) => all + value, 0),
    labels: [],
    series: [{ name: 'Expenses', data: values.map((y, place) => ({ x: `2026-01-${10 + place}`, y })) }],
  });
  const none: AmountSeries = { amount: 0, labels: [], series: [] };
  const of = (weekly: AmountSeries, monthly: AmountSeries, yearly: AmountSeries = none) => ({
    weeklyExpenses: weekly,
    monthlyExpenses: monthly,
    yearlyExpenses: yearly,
  });

  it('of a week are compared with the week before', () => {
    const expenses = of(series(40, 80), series(50, 60, 100, 120));
    expect(expensesOf(expenses, 'weekly')).toEqual({ amount: 120, values: [40, 80], change: 0.2, compared: 1 });
  });

  it('of longer periods are compared by halves; the middle of an odd number counts for neither', () => {
    expect(expensesOf(of(none, series(50, 60, 100, 120)), 'monthly')).toMatchObject({ change: 1, compared: 2 });
    expect(expensesOf(of(none, none, series(999, 10, 15)), 'yearly')).toMatchObject({
      change: 15 / 10 - 1,
      compared: 1,
    });
  });

  it('have no change where there is nothing to compare with', () => {
    expect(expensesOf(of(none, none), 'weekly')).toEqual({ amount: 0, values: [], change: null, compared: 1 });
    expect(expensesOf(of(none, none), 'monthly')).toEqual({ amount: 0, values: [], change: null, compared: 0 });
    expect(expensesOf(of(none, series(7)), 'monthly').change).toBeNull();
    expect(expensesOf(of(none, series(0, 7)), 'monthly').change).toBeNull();
    expect(expensesOf(of(none, series(-5, 7)), 'monthly').change).toBeNull();
    expect(expensesOf(of(none, series(Number.NaN, 7)), 'monthly').change).toBeNull();
  });
});
