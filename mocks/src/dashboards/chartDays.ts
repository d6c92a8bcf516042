import type { AmountSeries, DaySeries } from '@quarterdeck/contract/entities/series';
import { dayOf, mondayOf } from '@quarterdeck/contract/rules/calendar';

/** The day `days` days from that of `now`, ISO 8601; in the runtime's time zone. */
export function dayFrom(now: Date, days: number): string {
  return dayOf(new Date(now.getFullYear(), now.getMonth(), now.getDate() + days));
}

/** Mondays of the `count` full weeks before this one, oldest first; `skipped` weeks nearest to now are left out. */
export function pastWeeks(now: Date, count: number, skipped = 0): string[] {
  return Array.from({ length: count }, (_, index) => mondayOf(dayOf(now), index - count - skipped));
}

/** First days of the `count` full months before this one, oldest first. */
export function pastMonths(now: Date, count: number): string[] {
  return Array.from({ length: count }, (_, index) =>
    dayOf(new Date(now.getFullYear(), now.getMonth() + index - count, 1)),
  );
}

/** Values from Monday to Sunday, turned so that the last one is that of today. */
export function upToToday<T>(mondayFirst: readonly T[], now: Date): T[] {
  const next = now.getDay() % mondayFirst.length;
  return [...mondayFirst.slice(next), ...mondayFirst.slice(0, next)];
}

/** A point for each value; there is a day for each. */
export function daySeries<Name extends string>(
  name: Name,
  days: readonly string[],
  values: readonly number[],
): DaySeries & { name: Name } {
  return { name, data: values.map((y, index) => ({ x: days[index] ?? '', y })) };
}

const englishMonth = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' });

/** A day as `dd MMM` in English. */
export function dayLabel(day: string): string {
  return `${day.slice(8)} ${englishMonth.format(new Date(`${day}T00:00:00Z`))}`;
}

/** Values of periods that begin on `days`, with their sum. */
export function amountSeries(name: string, days: readonly string[], values: readonly number[]): AmountSeries {
  return { amount: sumOf(values), labels: days.map(dayLabel), series: [daySeries(name, days, values)] };
}

/** Of whole numbers: fractions would not add up exactly. */
export function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
