import type { FinanceDashboard } from '@quarterdeck/contract/entities/financeDashboard';
import { lastMonths, type MonthSpan } from './months';
import { changeShare } from './sums';

/** The balance of the last months, as it was and as it was predicted. */
export interface Balance {
  /** Calendar days, ISO 8601, ascending. */
  days: readonly string[];
  /** US dollars on each day; null where one of the series has none. */
  actual: readonly (number | null)[];
  predicted: readonly (number | null)[];
  /** The last actual one; null where there is none. */
  now: number | null;
  /** What was predicted for that day. */
  predictedNow: number | null;
  /** How much it grew over the days. */
  change: number | null;
  /** The same as a share of the first; null where that was nothing or less. */
  growth: number | null;
  /** The first of the last days on which the balance is on the side of the prediction that it is on now. */
  crossing: { day: string; isAbove: boolean } | null;
}

export function balanceOf(
  { series: [predicted, actual] }: FinanceDashboard['accountBalance'],
  months: MonthSpan,
): Balance {
  const shown = lastMonths(actual.data, months);
  const expected = new Map(predicted.data.map(({ x, y }) => [x, y]));
  const days = shown.map(({ x }) => x);
  const values = shown.map(({ y }) => y);
  const predictions = days.map((day) => expected.get(day) ?? null);
  const [first, now] = [values[0] ?? null, values.at(-1) ?? null];
  return {
    days,
    actual: values,
    predicted: predictions,
    now,
    predictedNow: predictions.at(-1) ?? null,
    change: first === null || now === null ? null : now - first,
    growth: changeShare(first, now),
    crossing: crossingOf(days, values, predictions),
  };
}

function crossingOf(
  days: readonly string[],
  values: readonly number[],
  predictions: readonly (number | null)[],
): Balance['crossing'] {
  /** 1 above the prediction, −1 below it, 0 on it; null where there is none. */
  const sideAt = (place: number) => {
    const [value, prediction] = [values[place], predictions[place]];
    return value === undefined || prediction === undefined || prediction === null
      ? null
      : Math.sign(value - prediction);
  };
  let place = days.length - 1;
  const side = sideAt(place);
  if (side === null || side === 0) return null;
  while (place > 0 && sideAt(place - 1) === side) place -= 1;
  const day = days[place];
  // It was on this side all the time, or nobody knows on which it was before.
  return day === undefined || sideAt(place - 1) === null ? null : { day, isAbove: side > 0 };
}
