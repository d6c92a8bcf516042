/** `npm test`: every check, one round after another. `npm test -- --only unit,stories` runs some of them. */
import { once } from 'node:events';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { endChildrenOnSignals, endGroup, startScript, wasEnded } from './childProcesses.ts';
import { type Counts, settledCounts } from './testReports.ts';
import { rounds, type Stage } from './testStages.ts';
import { type StageResult, failureList, summaryLine, summaryTable } from './testSummary.ts';

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
for (const round of chosenRounds()) {
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
for (const part of [failureList(results), summaryTable(results), summaryLine(results)])
  if (part) console.log(`\n${part}`);
process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0;

function chosenRounds(): readonly (readonly Stage[])[] {
  const { only } = parseArgs({ options: { only: { type: 'string' } } }).values;
  if (only === undefined) return rounds;
  const names = only.split(',');
  const known = rounds.flat().map(({ name }) => name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    console.error(`No stage is called ${unknown.join(' or ')}; there are ${known.join(', ')}.`);
    process.exit(1);
  }
  return rounds.map((round) => round.filter(({ name }) => names.includes(name)));
}

function hasFailed(name: string | undefined): boolean {
  return results.some((result) => result.name === name && result.failed > 0);
}

function skip({ needs }: Stage): Outcome {
  console.log(`Not run, because ${needs} failed.`);
  return { passed: 0, failed: 1, failures: [], printed: '' };
}

async function run({ name, script, report }: Stage, npmScript: string, isQuiet: boolean): Promise<Outcome> {
  const file = path.join(reports, `${name}.json`);
  await mkdir(reports, { recursive: true });
  // A report of an earlier run would speak for a stage that crashes before it writes its own.
  await rm(file, { force: true });
  const request = report?.request(file) ?? { args: [], env: {} };
  const child = startScript(npmScript, ['run', '--silent', script, '--', ...request.args], {
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

async function readCounts(file: string, count: (json: string) => Counts): Promise<Counts | undefined> {
  try {
    return count(await readFile(file, 'utf8'));
  } catch {
    console.log(`There is no readable report at ${path.relative(root, file)}: the stage ended too early.`);
    return undefined;
  }
}
