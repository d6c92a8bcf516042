import type { Counts } from './testReports.ts';

export interface StageResult extends Counts {
  readonly name: string;
  readonly seconds: number;
}

/** A table with a line per stage. */
export function summaryTable(results: readonly StageResult[]): string {
  const heading = ['stage', 'passed', 'failed', 'seconds'];
  const lines = results.map(({ name, passed, failed, seconds }) => [
    name,
    String(passed),
    String(failed),
    seconds.toFixed(1),
  ]);
  const rows = [heading, ...lines];
  const widths = heading.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('  '),
    )
    .join('\n');
}

/** Each failure again, since what a stage prints is long gone when the run ends; empty when there is none. */
export function failureList(results: readonly StageResult[]): string {
  return results.flatMap(({ name, failures }) => failures.map((failure) => `✗ ${name}: ${failure}`)).join('\n');
}

/** The last line of a run, which other programs read. */
export function summaryLine(results: readonly Pick<Counts, 'passed' | 'failed'>[]): string {
  const total = (key: 'passed' | 'failed'): number => results.reduce((sum, counts) => sum + counts[key], 0);
  return `${total('passed')} passed, ${total('failed')} failed`;
}
