import type { DaySeries } from '@quarterdeck/contract/entities/series';
import { DateTime } from 'luxon';
import { choiceInAddress } from './addressChoice';

/** How many months up to the last day a dashboard can show. */
export const monthSpans = [3, 6, 12] as const;
export type MonthSpan = (typeof monthSpans)[number];

export const monthsInAddress = choiceInAddress('months', monthSpans, 12);

export type Day = DaySeries['data'][number];

/** The points of the last months before the last day of a series; all of them for a year, which is what there is. */
export function lastMonths(data: readonly Day[], months: MonthSpan): readonly Day[] {
  const last = data.at(-1);
  if (months === 12 || !last) return data;
  const from = DateTime.fromISO(last.x, { zone: 'utc' }).minus({ months }).toISODate() ?? last.x;
  // Calendar days of ISO 8601 are ordered as texts.
  return data.filter(({ x }) => x >= from);
}
