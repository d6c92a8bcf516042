import type { Browser } from 'playwright';
import { packageOf, type Entry } from './entries.ts';
import { judgeGroup, type Measure } from './judge.ts';
import { removedLines } from './locks.ts';
import { pageKey, type Shot } from './modes.ts';
import type { Options } from './options.ts';
import { runPool } from '../pool.ts';
import { createProgress } from './progress.ts';
import type { Result } from './results.ts';
import type { ServedWorkbench } from './serve.ts';
import { createVisitor } from './visit.ts';

export interface Workbenches {
  readonly browser: Browser;
  readonly userAgent: string;
  readonly head: ServedWorkbench;
  readonly base: ServedWorkbench | undefined;
}

/** Shots that share a page, one list for each page. */
export function pagesOf(shots: readonly Shot[]): readonly (readonly Shot[])[] {
  return [...Map.groupBy(shots, pageKey).values()];
}

/** Judges each picture with several pages at a time. @returns what came of them, in the order of the shots. */
export async function judgeAll(
  shots: readonly Shot[],
  measure: Measure,
  { workers }: Options,
  { browser, userAgent, head, base }: Workbenches,
): Promise<readonly Result[]> {
  const progress = createProgress(shots.length, 'pictures');
  const results = new Map<string, Result>();
  await runPool(
    pagesOf(shots),
    workers,
    {
      open: () => ({
        head: createVisitor(browser, head.origin, userAgent),
        base: base && createVisitor(browser, base.origin, userAgent),
      }),
      close: async (pages) => {
        await pages.head.close();
        await pages.base?.close();
      },
    },
    async (group, pages) => {
      const judged = await judgeGroup(group, pages, measure, progress.step);
      for (const result of judged) results.set(result.key, result);
    },
  );
  progress.end();
  return shots.flatMap(({ key }) => results.get(key) ?? []);
}

/** Pictures in the locks that no story has. Which modes a story has is known of those that were looked at. */
export function removed(
  all: readonly Entry[],
  { locks, lockCounts }: Measure,
  shots: readonly Shot[],
  options: Options,
): Result[] {
  if (!lockCounts) return [];
  const pattern = new RegExp(options.only ?? '');
  const ids = new Set(all.map(({ id }) => id));
  const looked = new Set(shots.map(({ entry }) => entry.id));
  const pictures = new Set(shots.map(({ key, entry }) => `${packageOf(entry)} ${key}`));
  const isInRun = (key: string) => {
    const id = key.replace(/@.*$/, '');
    return pattern.test(id) && (!ids.has(id) || (looked.has(id) && options.modes === undefined));
  };
  return removedLines(locks, pictures, isInRun).map(({ key, packageName }) => ({
    key,
    storyId: key.replace(/@.*$/, ''),
    title: key,
    mode: key.replace(/^.*@/, ''),
    packageName,
    verdict: 'removed',
    locked: locks.get(packageName)?.get(key),
    failures: [],
    toReview: [],
    deltas: [],
    seconds: 0,
    pictures: {},
  }));
}
