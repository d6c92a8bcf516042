import type { FinanceDashboard } from '@quarterdeck/contract/entities/financeDashboard';
import { describe, expect, it } from 'vitest';
import { balanceOf } from './balance';

const balance = (predicted: number[], actual: number[], days: string[]): FinanceDashboard['accountBalance'] => ({
  growRate: 0,
  ami: 0,
  series: [
    { name: 'Predicted', data: predicted.map((y, index) => ({ x: days[index] ?? '', y })) },
    { name: 'Actual', data: actual.map((y, index) => ({ x: days[index] ?? '', y })) },
  ],
});
const days = ['2025-10-01', '2025-11-01', '2025-12-01', '2026-01-01'];

describe('DB-4 the balance', () => {
  it('grows from the first day that is shown to the last', () => {
    const data = balance([100, 100, 100, 100], [80, 100, 120, 150], days);
    expect(balanceOf(data, 12)).toMatchObject({ now: 150, predictedNow: 100, change: 70, growth: 0.875 });
    expect(balanceOf(data, 3)).toMatchObject({ days, change: 70 });
    expect(balanceOf(balance([1, 1, 1], [80, 120, 150], ['2025-09-30', '2025-10-01', '2026-01-01']), 3)).toMatchObject({
      change: 30,
      growth: 0.25,
    });
  });

  it.each([
    [[80, 90, 120, 150], { day: '2025-12-01', isAbove: true }],
    [[120, 90, 120, 80], { day: '2026-01-01', isAbove: false }],
    // On one side all the time, or on no side at the end.
    [[120, 130, 140, 150], null],
    [[80, 130, 140, 100], null],
    // To lie on the prediction is to be on no side of it.
    [[120, 100, 120, 130], { day: '2025-12-01', isAbove: true }],
  ])('%j crossed its prediction: %j', (actual, crossing) => {
    expect(balanceOf(balance([100, 100, 100, 100], actual, days), 12).crossing).toEqual(crossing);
  });

  it('is not said to have crossed a prediction that is missing for the day before', () => {
    const data = balance([100, 100, 100, 100], [120, 90, 120, 130], days);
    const [predicted, actual] = data.series;
    const gap = { ...predicted, data: predicted.data.filter(({ x }) => x !== '2025-11-01') };
    expect(balanceOf({ ...data, series: [gap, actual] }, 12).crossing).toBeNull();
  });

  it('has no growth where it began with nothing or less', () => {
    expect(balanceOf(balance([1, 1], [0, 5], days), 12)).toMatchObject({ change: 5, growth: null });
    expect(balanceOf(balance([1, 1], [-5, 5], days), 12)).toMatchObject({ change: 10, growth: null });
  });

  it('says nothing of nothing, and leaves out predictions that are missing', () => {
    expect(balanceOf(balance([], [], []), 12)).toEqual({
      days: [],
      actual: [],
      predicted: [],
      now: null,
      predictedNow: null,
      change: null,
      growth: null,
      crossing: null,
    });
    expect(balanceOf(balance([100], [80, 90], days), 12)).toMatchObject({ predicted: [100, null], predictedNow: null });
  });
});
