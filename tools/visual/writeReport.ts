import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { commentOf } from './comment.ts';
import { junitReport } from './junit.ts';
import { definitions, type Options } from './options.ts';
import { reportPage } from './report/page.ts';
import { countsOf, wordsOf, type Report } from './results.ts';
import type { Verdict } from './verdicts.ts';

/** Writes `report.html`, `report.json`, `report.xml` and `comment.md`. */
export async function writeReport(
  report: Report,
  { out, address, locks }: Pick<Options, 'out' | 'address' | 'locks'>,
  isBad: readonly Verdict[],
): Promise<void> {
  await mkdir(out, { recursive: true });
  await writeFile(path.join(out, 'report.json'), `${JSON.stringify(report, null, 1)}\n`);
  await writeFile(path.join(out, 'report.xml'), junitReport(report.results, isBad));
  await writeFile(path.join(out, 'comment.md'), commentOf(report));
  await writeFile(
    path.join(out, 'report.html'),
    await reportPage(report, { out, address, acceptCommand: acceptCommand({ out, locks }) }),
  );
}

/** Accepts what this report has; its folders are named where they are not the usual ones. */
function acceptCommand(folders: Pick<Options, 'out' | 'locks'>): string {
  const names = (['out', 'locks'] as const).filter((name) => folders[name] !== definitions[name].default);
  return ['npm run visual:accept --', ...names.map((name) => `--${name} ${folders[name]}`)].join(' ');
}

/** Takes the report of an earlier run away, so that nobody accepts what this one has not seen. */
export async function forgetReport(out: string): Promise<void> {
  const files = ['pictures', 'report.html', 'report.json', 'report.xml', 'comment.md'];
  await Promise.all(files.map((file) => rm(path.join(out, file), { recursive: true, force: true })));
}

/** One line for each picture that did not pass, then the counts. */
export function printSummary({ results, seconds }: Report): void {
  for (const result of results) {
    const { verdict, key } = result;
    if (verdict !== 'pass') console.log(`${verdict.padEnd(9)} ${key} ${wordsOf(result)}`);
  }
  const toReview = new Set(results.flatMap((result) => result.toReview));
  if (toReview.size > 0) console.log(`${toReview.size} findings are to be reviewed; their lines are in report.json.`);
  console.log(`${countsOf(results)} in ${Math.round(seconds)} s`);
}
