import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pagesOf, type Workbenches } from './judgeAll.ts';
import { lockValue } from './locks.ts';
import { shuffled, type Shot } from './modes.ts';
import type { Options } from './options.ts';
import { runPool } from '../pool.ts';
import { createProgress } from './progress.ts';
import { createVisitor, type Visitor } from './visit.ts';

/** What several looks at the same stories have shown. */
interface Sightings {
  readonly look: (shot: Shot, visitor: Visitor, isFresh: boolean) => Promise<void>;
  /** Pictures that were not always the same, each with its lines and how often it had them. */
  readonly unsteady: () => readonly { readonly key: string; readonly lines: readonly string[] }[];
  readonly failed: () => readonly string[];
}

/** Notes the pictures of each look and keeps one file of every kind, so that two kinds can be laid beside each other. */
function createSightings(out: string): Sightings {
  const seen = new Map<string, Map<string, number>>();
  const failed = new Set<string>();
  return {
    async look(shot, visitor, isFresh) {
      const { picture, failures } = await visitor.visit(shot, isFresh);
      for (const text of failures) failed.add(`${shot.key}: ${text.split('\n')[0] ?? ''}`);
      const counts = seen.get(shot.key) ?? new Map<string, number>();
      seen.set(shot.key, counts);
      const line = picture ? lockValue(picture) : 'no picture';
      counts.set(line, (counts.get(line) ?? 0) + 1);
      if (!picture || counts.get(line) !== 1) return;
      await mkdir(path.join(out, 'times'), { recursive: true });
      await writeFile(path.join(out, 'times', `${shot.key}-${counts.size}.png`), picture.png);
    },
    unsteady: () =>
      [...seen]
        .filter(([, counts]) => counts.size > 1)
        .map(([key, counts]) => ({ key, lines: [...counts].map(([line, count]) => `${count} × ${line}`) })),
    failed: () => [...failed],
  };
}

/** Looks at each story several times and says whose picture is not always the same. @returns the exit code. */
export async function repeat(
  shots: readonly Shot[],
  times: number,
  { workers, out, shuffle, fresh }: Options,
  { browser, userAgent, head }: Workbenches,
): Promise<number> {
  await rm(path.join(out, 'times'), { recursive: true, force: true });
  const sightings = createSightings(out);
  const progress = createProgress(shots.length * times, 'pictures');
  for (let time = 0; time < times; time += 1) {
    const order = shuffle === undefined ? shots : shuffled(shots, shuffle + time);
    await runPool(
      pagesOf(order),
      workers,
      { open: () => createVisitor(browser, head.origin, userAgent), close: (visitor) => visitor.close() },
      async (group, visitor) => {
        for (const shot of group) {
          await sightings.look(shot, visitor, fresh);
          progress.step();
        }
      },
    );
  }
  progress.end();
  for (const text of sightings.failed()) console.log(`failed    ${text}`);
  for (const { key, lines } of sightings.unsteady()) console.log(`unsteady  ${key}: ${lines.join(', ')}`);
  console.log(`${sightings.unsteady().length} of ${shots.length} pictures were not always the same.`);
  return sightings.unsteady().length + sightings.failed().length === 0 ? 0 : 1;
}
