import type { AmountSeries } from '@quarterdeck/contract/entities/series';
import { changeShare, finiteOrNull, ratio } from './sums';

/** A number and the weeks that it consists of. */
export interface Periods {
  /** Mondays, ISO 8601, ascending. */
  days: readonly string[];
  values: readonly (number | null)[];
  /** Null where there are no weeks. */
  amount: number | null;
  /** From the week before to the last one, as a share. */
  change: number | null;
}

export function periodsOf({ amount, series }: AmountSeries): Periods {
  const data = series[0]?.data ?? [];
  const values = data.map(({ y }) => finiteOrNull(y));
  return {
    days: data.map(({ x }) => x),
    values,
    amount: data.length === 0 ? null : finiteOrNull(amount),
    change: changeShare(values.at(-2), values.at(-1)),
  };
}

/** What there is to see in a few weeks. */
export type PeriodFinding =
  /** The last week is above, or below, all others. */
  | { kind: 'lastBest' | 'lastLowest'; count: number; value: number }
  /** An earlier week is above all others. */
  | { kind: 'best'; day: string; value: number }
  /** Every week is above, or below, the one before it; `value` is by how much on average. */
  | { kind: 'rising' | 'falling'; value: number }
  | { kind: 'between'; least: number; most: number }
  | { kind: 'one' | 'same'; value: number };

interface Week {
  day: string;
  value: number;
}

const weeksOf = ({ days, values }: Periods): Week[] =>
  values.flatMap((value, place) => (value === null ? [] : [{ day: days[place] ?? '', value }]));

/** How the last week stands among the others; null without weeks. */
export function bestOf(periods: Periods): PeriodFinding | null {
  const weeks = weeksOf(periods);
  const plain = plainFinding(weeks);
  if (plain !== undefined) return plain;
  const { value: last } = weeks.at(-1) ?? { value: 0 };
  const others = weeks.slice(0, -1);
  if (others.every(({ value }) => value < last)) return { kind: 'lastBest', count: weeks.length, value: last };
  if (others.every(({ value }) => value > last)) return { kind: 'lastLowest', count: weeks.length, value: last };
  const most = Math.max(...weeks.map(({ value }) => value));
  const best = weeks.filter(({ value }) => value === most);
  const [first] = best;
  // Two best weeks are no best one.
  return first && best.length === 1 ? { kind: 'best', ...first } : rangeOf(weeks);
}

/** Which way the weeks go; null without weeks. */
export function trendOf(periods: Periods): PeriodFinding | null {
  const weeks = weeksOf(periods);
  const plain = plainFinding(weeks);
  if (plain !== undefined) return plain;
  const steps = weeks.slice(1).map(({ value }, place) => value - (weeks[place]?.value ?? value));
  const average = (Math.abs((weeks.at(-1)?.value ?? 0) - (weeks[0]?.value ?? 0)) || 0) / steps.length;
  if (steps.every((step) => step > 0)) return { kind: 'rising', value: average };
  if (steps.every((step) => step < 0)) return { kind: 'falling', value: average };
  return rangeOf(weeks);
}

/** What is said of weeks that have nothing to compare; undefined where they do. */
function plainFinding(weeks: readonly Week[]): PeriodFinding | null | undefined {
  const [first] = weeks;
  if (!first) return null;
  if (weeks.length === 1) return { kind: 'one', value: first.value };
  return weeks.every(({ value }) => value === first.value) ? { kind: 'same', value: first.value } : undefined;
}

function rangeOf(weeks: readonly Week[]): PeriodFinding {
  const values = weeks.map(({ value }) => value);
  return { kind: 'between', least: Math.min(...values), most: Math.max(...values) };
}

/**
 * Visits for every 100 impressions of the same weeks, as a whole number; null where the weeks differ, or where the number
 * would say too little.
 */
export function visitsPerHundred(visits: Periods, impressions: Periods): number | null {
  const isSame =
    visits.days.length === impressions.days.length &&
    visits.days.every((day, place) => day === impressions.days[place]);
  const share = isSame ? ratio(visits.amount, impressions.amount) : null;
  const rounded = share === null ? 0 : Math.round(share * 100);
  return rounded >= 1 && rounded <= 1000 ? rounded : null;
}
