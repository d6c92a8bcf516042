import { textTable } from './textTable.ts';

/** Something that is promised of the site, beside what was measured. A missed goal fails nothing: machines differ. */
export interface Goal {
  readonly name: string;
  readonly limit: number;
  /** NaN when it could not be measured. */
  readonly measured: number;
  /** `x` stands for a ratio to the reference of the same run. */
  readonly unit: 'x' | 'kB' | 'ms' | '';
}

/** Measured values are compared as they are shown, so that no goal is missed by a digit that nobody sees. */
const digits = { x: 2, kB: 1, ms: 1, '': 3 } as const;

export function isMet({ measured, limit, unit }: Goal): boolean {
  return Number(measured.toFixed(digits[unit])) <= limit;
}

export function goalTable(goals: readonly Goal[]): string {
  const show = (value: number, { unit }: Goal): string =>
    Number.isFinite(value) ? `${value.toFixed(digits[unit])}${unit === 'x' ? 'x' : unit && ` ${unit}`}` : '-';
  return textTable(
    ['goal', 'at most', 'measured', ''],
    goals.map((goal) => [
      goal.name,
      show(goal.limit, goal),
      show(goal.measured, goal),
      Number.isFinite(goal.measured) ? (isMet(goal) ? 'met' : 'NOT MET') : 'not measured',
    ]),
  );
}
