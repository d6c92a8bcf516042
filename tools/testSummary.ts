import type { StoryTimes } from './storyTimes.ts';
import type { Counts } from './testReports.ts';

export interface StageResult extends Counts {
  readonly name: string;
  readonly seconds: number;
}

/** A table with a line per stage. */
export function summaryTable(results: readonly StageResult[]): string {
  const lines = results.map(({ name, passed, failed, seconds }) => [
    name,
    String(passed),
    String(failed),
    seconds.toFixed(1),
  ]);
  return table([['stage', 'passed', 'failed', 'seconds'], ...lines]);
}

/** A table with a line per kind of story; each story's time is on the clock, in seconds. Empty without stories. */
export function storyTimesTable(times: readonly StoryTimes[]): string {
  if (times.length === 0) return '';
  const lines = times.map(({ kind, stories, seconds, longest }) => [
    kind,
    String(stories),
    seconds.toFixed(1),
    (seconds / stories).toFixed(2),
    `${longest.seconds.toFixed(2)} s ${longest.name}`,
  ]);
  return table([['kind of story', 'stories', 'seconds', 'each', 'longest'], ...lines], ['longest']);
}

/** The columns stand to the right, as numbers do, but for the first one and those named. */
function table(rows: readonly string[][], leftColumns: readonly string[] = []): string {
  const heading = rows[0] ?? [];
  const widths = heading.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const isLeft = heading.map((name, column) => column === 0 || leftColumns.includes(name));
  return rows
    .map((row) =>
      row
        .map((cell, column) => (isLeft[column] ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/**
 * Each failure again, since what a stage prints is long gone when the run ends, and what passed only when it was tried
 * again: that is a fault of the page or of the test, seen on a slow machine first. Empty when there is none.
 */
export function failureList(results: readonly StageResult[]): string {
  return results
    .flatMap(({ name, failures, unsteady = [] }) => [
      ...failures.map((failure) => `✗ ${name}: ${failure}`),
      ...unsteady.map((failure) => `~ ${name}, passed at the second try: ${failure}`),
    ])
    .join('\n');
}

/** The last line of a run, which other programs read. */
export function summaryLine(results: readonly Pick<Counts, 'passed' | 'failed'>[]): string {
  const total = (key: 'passed' | 'failed'): number => results.reduce((sum, counts) => sum + counts[key], 0);
  return `${total('passed')} passed, ${total('failed')} failed`;
}
