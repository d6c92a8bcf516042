import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { environmentDifferences, readLockedEnvironment, writeEnvironment } from './environment.ts';
import { applyChanges, readLocks, writeLocks, type LockChange } from './locks.ts';
import { isAcceptable, type Report, type Result } from './results.ts';

/**
 * The lines of a report that are to be accepted: all, or those that one of the patterns names, as a key, as the id of a
 * story or as a regular expression.
 * @throws Error when a pattern names nothing that can be accepted: it may be mistyped.
 */
export function acceptedLines(
  { results }: Pick<Report, 'results'>,
  patterns: readonly string[],
): readonly LockChange[] {
  const known = new Set(results.flatMap(({ key, storyId }) => [key, storyId]));
  // A whole key or id is no expression: those of other stories may contain it.
  const names = (pattern: string, { key, storyId }: Result) =>
    known.has(pattern) ? pattern === key || pattern === storyId : new RegExp(pattern).test(key);
  const open = results.filter(isAcceptable);
  const wrong = patterns.filter((pattern) => !open.some((result) => names(pattern, result)));
  if (wrong.length > 0) throw new Error(`Nothing that can be accepted is named ${wrong.join(', ')}.`);
  return open
    .filter((result) => patterns.length === 0 || patterns.some((pattern) => names(pattern, result)))
    .map(({ packageName, key, verdict, line }) => ({
      packageName,
      key,
      value: verdict === 'removed' ? undefined : line,
    }));
}

/**
 * Writes lines of the last report into the locks.
 * @returns how many lines changed.
 * @throws Error when they were made in another environment than the locks.
 */
export async function accept(visualFolder: string, out: string, patterns: readonly string[]): Promise<number> {
  const text = await readFile(path.join(out, 'report.json'), 'utf8').catch(() => {
    throw new Error(`There is no report in ${out} yet; run \`npm run visual\` first.`);
  });
  const report = JSON.parse(text) as Report;
  const environmentFile = path.join(visualFolder, 'environment.json');
  const locked = await readLockedEnvironment(environmentFile);
  if (report.isRelock) {
    if (!report.isWhole || patterns.length > 0)
      throw new Error('Locks of a new environment are written as a whole: run --relock without a choice of stories.');
  } else if (locked) {
    const differences = environmentDifferences(locked, report.environment);
    if (differences.length > 0) {
      throw new Error(
        `The locks were made with another ${differences.join(', ')}; their lines can only be written in that environment, or all of them anew with --relock.`,
      );
    }
  }
  const folder = path.join(visualFolder, 'locks');
  const lines = acceptedLines(report, patterns);
  const old = await readLocks(folder);
  // Lines of the environment before are worth nothing; those of failed and unstable stories are missing until they pass.
  const start = report.isRelock ? new Map([...old.keys()].map((name) => [name, new Map<string, string>()])) : old;
  await writeLocks(folder, applyChanges(start, lines));
  if (report.isRelock || !locked) await writeEnvironment(environmentFile, report.environment);
  return lines.filter(({ packageName, key, value }) => start.get(packageName)?.get(key) !== value).length;
}
