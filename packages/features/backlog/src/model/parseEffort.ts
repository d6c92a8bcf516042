import { daysPerWeek } from '@quarterdeck/contract/rules/capacity';

/** Working days of an estimate, and the finest part of it; the API's schema says so without names. */
export const estimateMaxDays = 999;
const estimateStepDays = 0.5;

/** Why a text is no estimate: not a number of days or weeks, finer than half a day, or out of the limits. */
export type EffortProblem = 'unreadable' | 'step' | 'range';

/** A number as people write it, 2.5 or 2,5 (neither 0x10 nor 1e2), and the unit that may follow. */
const written = /^(?<sign>[-+−])?(?<digits>\d*[.,]?\d+)\s*(?<unit>\p{L}*)\.?$/u;

/** Units of both languages, whichever the page has: files and people bring the other one along. */
const daysPerUnit = new Map([
  ...['', 'd', 'day', 'days', 'g', 'gün'].map((unit) => [unit, 1] as const),
  ...['w', 'wk', 'wks', 'week', 'weeks', 'hf', 'hafta'].map((unit) => [unit, daysPerWeek] as const),
]);

/** Reads `3`, `3 days`, `1.5 weeks`, `1,5 hf` as working days; a number alone counts days. */
export function parseEffort(text: string): { days: number } | { problem: EffortProblem } {
  const groups = written.exec(text.trim())?.groups;
  const factor = daysPerUnit.get((groups?.['unit'] ?? '').toLowerCase());
  if (groups === undefined || factor === undefined) return { problem: 'unreadable' };
  const days = Number((groups['digits'] ?? '').replace(',', '.')) * factor;
  const isNegative = (groups['sign'] ?? '+') !== '+' && days !== 0;
  if (isNegative || days > estimateMaxDays) return { problem: 'range' };
  return days % estimateStepDays === 0 ? { days } : { problem: 'step' };
}
