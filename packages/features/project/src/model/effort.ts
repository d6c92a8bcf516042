import { daysPerWeek } from '@quarterdeck/contract/rules/capacity';

/** How an effort is said: in weeks, in days, or in both. */
export type Effort = { weeks: number; days: number };

/** Days at which the scale of one requirement's effort is full: four weeks. */
export const fullScaleDays = 4 * daysPerWeek;

/** Half a week is the finest part that is said as a part of a week. */
const halfWeek = daysPerWeek / 2;

/** Working days as people say them: 7.5 are 1.5 weeks, 3 are 3 days, 8 are 1 week and 3 days. */
export function splitEffort(days: number): Effort {
  if (days >= halfWeek && days % halfWeek === 0) return { weeks: days / daysPerWeek, days: 0 };
  const weeks = Math.floor(days / daysPerWeek);
  return { weeks, days: days - weeks * daysPerWeek };
}
