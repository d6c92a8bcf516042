import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { commentOf } from './comment.ts';
import { junitReport } from './junit.ts';
import { reportPage } from './report/page.ts';
import { wordsOf, type Report } from './results.ts';
import { countVerdicts, type Verdict } from './verdicts.ts';

/** Writes `report.html`, `report.json`, `report.xml` and `comment.md`. */
export async function writeReport(
  report: Report,
  out: string,
  address: string,
  isBad: readonly Verdict[],
): Promise<void> {
  await mkdir(out, { recursive: true });
  await writeFile(path.join(out, 'report.json'), `${JSON.stringify(report, null, 1)}\n`);
  await writeFile(path.join(out, 'report.xml'), junitReport(report.results, isBad));
  await writeFile(path.join(out, 'comment.md'), commentOf(report));
  await writeFile(path.join(out, 'report.html'), await reportPage(report, out, address));
}

/** One line for each picture that did not pass, then the counts. */
export function printSummary({ results, seconds }: Report): void {
  for (const result of results) {
    const { verdict, key, late } = result;
    if (verdict !== 'pass') console.log(`${verdict.padEnd(9)} ${key} ${wordsOf(result)}`);
    if (late.length > 0) console.log(`late      ${key} ${late.join(', ')}`);
  }
  const toReview = new Set(results.flatMap((result) => result.toReview));
  if (toReview.size > 0) console.log(`${toReview.size} findings are to be reviewed; their lines are in report.json.`);
  const counts = Object.entries(countVerdicts(results.map(({ verdict }) => verdict)));
  console.log(`${counts.map(([verdict, count]) => `${count} ${verdict}`).join(', ')} in ${Math.round(seconds)} s`);
}
