/**
 * `npm test`: every check, one round after another. `npm test -- --only unit,stories` runs some of them,
 * `npm test -- --affected [--base <ref>]` what the change since the merge base with main, or `<ref>`, can reach.
 */
import { once } from 'node:events';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { endChildrenOnSignals, endGroup, startScript, wasEnded } from './childProcesses.ts';
import { type StoryTimes, storyTimes } from './storyTimes.ts';
import { affectedFiles, leftOut, mainBranch, readChange } from './testAffected.ts';
import { type Counts, settledCounts } from './testReports.ts';
import { roundsFor, type Stage } from './testStages.ts';
import { type StageResult, failureList, storyTimesTable, summaryLine, summaryTable } from './testSummary.ts';

type Outcome = Counts & {
  /** What a stage that shared its time has printed. */
  readonly printed: string;
};

/** What a shell reports for a program that Ctrl+C ended. */
const interruptedCode = 130;

const root = path.resolve(import.meta.dirname, '..');
const reports = path.join(root, '.cache', 'test-reports');

endChildrenOnSignals(interruptedCode);
const npm = process.env['npm_execpath'];
if (!npm) throw new Error('Run the tests with `npm test`; npm brings the Node version that they need.');

const results: StageResult[] = [];
for (const round of await chosenRounds()) {
  // Side by side, each keeps what it prints until it ends, so that nothing is mixed.
  const isShared = round.length > 1;
  await Promise.all(
    round.map(async (stage) => {
      const heading = `\n── ${stage.name} ${'─'.repeat(70 - stage.name.length)}\n`;
      if (!isShared) console.log(heading);
      const start = performance.now();
      const { printed, ...counts } = hasFailed(stage.needs) ? skip(stage) : await run(stage, npm, isShared);
      const result = { ...counts, name: stage.name, seconds: (performance.now() - start) / 1000 };
      if (isShared) console.log(`${heading}\n${printed}`);
      console.log(`\n${stage.name}: ${summaryLine([result])}, ${result.seconds.toFixed(1)} s`);
      results.push(result);
    }),
  );
}
for (const part of [
  failureList(results),
  storyTimesTable(await readStoryTimes()),
  summaryTable(results),
  summaryLine(results),
])
  if (part) console.log(`\n${part}`);
process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0;

async function chosenRounds(): Promise<readonly (readonly Stage[])[]> {
  const { only, affected, base } = parseArgs({
    options: { only: { type: 'string' }, affected: { type: 'boolean', default: false }, base: { type: 'string' } },
  }).values;
  const rounds = roundsFor(availableParallelism());
  const known = rounds.flat().map(({ name }) => name);
  const names = only?.split(',') ?? known;
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    console.error(`No stage is called ${unknown.join(' or ')}; there are ${known.join(', ')}.`);
    process.exit(1);
  }
  if (base !== undefined && !affected) {
    console.error('--base says what --affected compares with; it does nothing without it.');
    process.exit(1);
  }
  const files = affected ? await filesToRun(base) : new Map<string, readonly string[]>();
  return rounds.map((round) =>
    round
      .filter(({ name }) => names.includes(name) && files.get(name)?.length !== 0)
      .map((stage) => ({ ...stage, files: files.get(stage.name) ?? [] })),
  );
}

/** Says what is left out. */
async function filesToRun(base: string | undefined): Promise<ReadonlyMap<string, readonly string[]>> {
  const since = base ?? (await mainBranch());
  const change = await readChange(since);
  const files = affectedFiles(change);
  console.log(`\nWhat ${change.files.length} changed files since ${since} can reach:`);
  for (const line of leftOut(files, change)) console.log(`  ${line}`);
  console.log('  all others: as a whole');
  return files;
}

function hasFailed(name: string | undefined): boolean {
  return results.some((result) => result.name === name && result.failed > 0);
}

function skip({ needs }: Stage): Outcome {
  console.log(`Not run, because ${needs} failed.`);
  return { passed: 0, failed: 1, failures: [], printed: '' };
}

async function run({ name, script, report, files = [] }: Stage, npmScript: string, isQuiet: boolean): Promise<Outcome> {
  const file = path.join(reports, `${name}.json`);
  await mkdir(reports, { recursive: true });
  // A report of an earlier run would speak for a stage that crashes before it writes its own.
  await rm(file, { force: true });
  const request = report?.request(file) ?? { args: [], env: {} };
  const child = startScript(npmScript, ['run', '--silent', script, '--', ...request.args, ...files], {
    stdio: isQuiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    cwd: root,
    env: request.env,
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  }
  const [exitCode] = (await once(child, isQuiet ? 'close' : 'exit')) as [number | null];
  if (wasEnded(child)) {
    await endGroup(child);
    process.exit(interruptedCode);
  }
  if (!report) return { passed: exitCode === 0 ? 1 : 0, failed: exitCode === 0 ? 0 : 1, failures: [], printed };
  return { ...settledCounts(await readCounts(file, report.count), exitCode), printed };
}

/** @returns none when the stories did not run. */
async function readStoryTimes(): Promise<readonly StoryTimes[]> {
  if (!results.some(({ name }) => name === 'stories')) return [];
  return storyTimes(await readFile(path.join(reports, 'stories.json'), 'utf8').catch(() => '{"testResults":[]}'));
}

async function readCounts(file: string, count: (json: string) => Counts): Promise<Counts | undefined> {
  try {
    return count(await readFile(file, 'utf8'));
  } catch {
    console.log(`There is no readable report at ${path.relative(root, file)}: the stage ended too early.`);
    return undefined;
  }
}
