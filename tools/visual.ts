/**
 * `npm run visual`: looks at the stories of the built workbench and judges behaviour, accessibility and picture of each.
 * `npm run visual -- --only '^screens-tasks'` looks at some, `--affected main` at those that the change can be seen in,
 * `--base <folder>` or `--base-ref <commit>` compares with another workbench, and `npm run visual:accept [-- <keys or
 * patterns>]` writes what the last report found into the locks. `--help` tells all options.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { accept } from './visual/accept.ts';
import type { Review } from './visual/accessibility.ts';
import { affectedStoryFiles, changedFiles, readImporters, storiesOfChangedLines } from './visual/affected.ts';
import { buildBase } from './visual/baseline.ts';
import { launchBrowser, runnerUserAgent } from './visual/browser.ts';
import { partOf, readEntries, type Entry } from './visual/entries.ts';
import { environmentDifferences, readEnvironment, readLockedEnvironment } from './visual/environment.ts';
import type { Measure } from './visual/judge.ts';
import { judgeAll, removed, type Workbenches } from './visual/judgeAll.ts';
import { readLocks } from './visual/locks.ts';
import { shotsOf, shuffled, type Shot } from './visual/modes.ts';
import { readOptions, usage, type Options } from './visual/options.ts';
import type { Report } from './visual/results.ts';
import { serveWorkbench } from './visual/serve.ts';
import { newerSource } from './visual/stale.ts';
import { repeat } from './visual/times.ts';
import { bad } from './visual/verdicts.ts';
import { createVisitor } from './visual/visit.ts';
import { forgetReport, printSummary, writeReport } from './visual/writeReport.ts';

const root = path.resolve(import.meta.dirname, '..');

try {
  const options = readOptions(process.argv.slice(2));
  if (options.help) console.log(usage);
  else if (options.accept) sayAccepted(await accept(options.locks, options.out, options.patterns));
  else process.exitCode = await run(options);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}

function sayAccepted(lines: number): void {
  if (lines === 0) console.log('There is nothing to accept, or the locks have it already.');
  else console.log(lines === 1 ? '1 line is written.' : `${lines} lines are written.`);
}

/** @returns the exit code. */
async function run(options: Options): Promise<number> {
  const start = performance.now();
  const baseFolder = options.baseRef === undefined ? options.base : await buildBase(root, options.baseRef);
  const all = await readEntries(options.workbench);
  const newer = await newerSource(root, options.workbench);
  if (newer !== undefined)
    console.log(`${newer} is newer than the workbench: what is seen is older, until \`npm run build-storybook\`.`);
  const entries = await chosenEntries(all, options);
  const browser = await launchBrowser();
  const head = await serveWorkbench(options.workbench);
  const base = baseFolder === undefined ? undefined : await serveWorkbench(baseFolder);
  try {
    const workbenches = { browser, userAgent: await runnerUserAgent(browser), head, base };
    const shots = await chosenShots(entries, options, workbenches);
    if (options.times !== undefined) {
      if (shots.length === 0) refuseMistakes(all, options);
      return await repeat(shots, options.times, options, workbenches);
    }

    const environment = await readEnvironment(browser, options.workbench);
    const locked = await readLockedEnvironment(path.join(options.locks, 'environment.json'));
    const otherEnvironment = locked && !options.relock ? environmentDifferences(locked, environment) : [];
    if (otherEnvironment.length > 0 && !base)
      throw new Error(
        `The locks were made with another ${otherEnvironment.join(', ')}. Compare with a base (--base, --base-ref), or make them all anew with --relock.`,
      );
    const measure: Measure = {
      locks: options.relock ? new Map() : await readLocks(path.join(options.locks, 'locks')),
      // Where nothing was locked yet the base alone decides.
      lockCounts: locked !== undefined && otherEnvironment.length === 0,
      reviews: await readReviews(options.locks),
      baseIds: baseFolder === undefined ? undefined : new Set((await readEntries(baseFolder)).map(({ id }) => id)),
      out: options.out,
      fresh: options.fresh,
      once: options.once,
    };
    await forgetReport(options.out);
    const looked = await judgeAll(shots, measure, options, workbenches);
    const report: Report = {
      environment,
      otherEnvironment,
      isRelock: options.relock,
      isWhole: entries.length === all.length && options.modes === undefined,
      seconds: (performance.now() - start) / 1000,
      results: [...looked, ...removed(all, measure, shots, options)],
    };
    if (report.results.length === 0) refuseMistakes(all, options);
    const isBad = options.failOnDrift ? [...bad, 'drift' as const] : bad;
    await writeReport(report, options, isBad);
    printSummary(report);
    console.log(path.join(options.out, 'report.html'));
    return report.results.some(({ verdict }) => isBad.includes(verdict)) ? 1 : 0;
  } finally {
    await browser.close();
    head.close();
    base?.close();
  }
}

/** A change may be seen in no story, and a part may be empty; a pattern or mode that none has is a mistake. @throws Error */
function refuseMistakes(all: readonly Entry[], { only, modes, affected, part }: Options): void {
  if (only !== undefined && !all.some(({ id }) => new RegExp(only).test(id)))
    throw new Error(`No story has an id like ${only}.`);
  if (affected === undefined && part === undefined)
    throw new Error(`None of the stories has a mode of ${modes?.join(', ') ?? 'any'}.`);
}

async function chosenEntries(
  all: readonly Entry[],
  { only, part, affected, workbench }: Options,
): Promise<readonly Entry[]> {
  const pattern = new RegExp(only ?? '');
  const files =
    affected === undefined
      ? 'all'
      : affectedStoryFiles(await changedFiles(root, affected), await readImporters(workbench));
  const locked = affected === undefined ? new Set<string>() : await storiesOfChangedLines(root, affected);
  const isAffected = ({ id, importPath }: Entry) => files === 'all' || files.has(importPath) || locked.has(id);
  const wanted = all.filter((entry) => pattern.test(entry.id) && isAffected(entry));
  const chosen = part === undefined ? wanted : partOf(wanted, part);
  console.log(`${chosen.length} of ${all.length} stories`);
  return chosen;
}

/** Those that may share a page (`pageKey`) follow each other. */
async function chosenShots(
  entries: readonly Entry[],
  { modes, shuffle }: Options,
  { browser, userAgent, head }: Workbenches,
): Promise<readonly Shot[]> {
  const visitor = createVisitor(browser, head.origin, userAgent);
  const facts = await visitor.facts(entries.map(({ id }) => id));
  const shots = shotsOf(entries, (id) => facts.get(id) ?? {}).filter(
    ({ mode }) => modes === undefined || modes.includes(mode.name),
  );
  return shuffle === undefined ? shots : shuffled(shots, shuffle);
}

/** @returns none when nobody has reviewed anything. */
async function readReviews(folder: string): Promise<readonly Review[]> {
  const text = await readFile(path.join(folder, 'a11y-reviewed.json'), 'utf8').catch(() => '[]');
  return JSON.parse(text) as Review[];
}
