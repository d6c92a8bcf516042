import { daysPerWeek } from './capacity';

/** An estimate as it is said: so many days, or so many weeks. */
export interface Effort {
  unit: 'days' | 'weeks';
  /** In halves; of days it may be any part that the API stores. */
  count: number;
}

/** Days at which the scale of one requirement's effort is full: four weeks. */
export const fullScaleDays = 4 * daysPerWeek;

/** Working days as weeks, to the nearest half: 8 are 1.5. */
export const toHalfWeeks = (days: number): number => Math.round((days / daysPerWeek) * 2) / 2;

/** Working days as people say them: days below a week, from there on weeks with halves. */
export function effortOf(days: number): Effort {
  return days < daysPerWeek ? { unit: 'days', count: days } : { unit: 'weeks', count: toHalfWeeks(days) };
}
