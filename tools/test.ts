/** `npm test`: every check, one after another. `npm test -- --only unit,stories` runs some of them. */
import { once } from 'node:events';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { endChildrenOnSignals, endGroup, startScript, wasEnded } from './childProcesses.ts';
import { type Counts, settledCounts } from './testReports.ts';
import { type Stage, stages } from './testStages.ts';
import { type StageResult, summaryLine, summaryTable } from './testSummary.ts';

/** What a shell reports for a program that Ctrl+C ended. */
const interruptedCode = 130;

const root = path.resolve(import.meta.dirname, '..');
const reports = path.join(root, '.cache', 'test-reports');

endChildrenOnSignals(interruptedCode);
const npm = process.env['npm_execpath'];
if (!npm) throw new Error('Run the tests with `npm test`; npm brings the Node version that they need.');

const results: StageResult[] = [];
for (const stage of chosenStages()) {
  console.log(`\n── ${stage.name} ${'─'.repeat(70 - stage.name.length)}\n`);
  const start = performance.now();
  const counts = hasFailed(stage.needs) ? skip(stage) : await run(stage, npm);
  const result = { ...counts, name: stage.name, seconds: (performance.now() - start) / 1000 };
  console.log(`\n${stage.name}: ${summaryLine([result])}, ${result.seconds.toFixed(1)} s`);
  results.push(result);
}
console.log(`\n${summaryTable(results)}\n\n${summaryLine(results)}`);
process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0;

function chosenStages(): readonly Stage[] {
  const { only } = parseArgs({ options: { only: { type: 'string' } } }).values;
  if (only === undefined) return stages;
  const names = only.split(',');
  const unknown = names.filter((name) => !stages.some((stage) => stage.name === name));
  if (unknown.length > 0) {
    console.error(
      `No stage is called ${unknown.join(' or ')}; there are ${stages.map(({ name }) => name).join(', ')}.`,
    );
    process.exit(1);
  }
  return stages.filter(({ name }) => names.includes(name));
}

function hasFailed(name: string | undefined): boolean {
  return results.some((result) => result.name === name && result.failed > 0);
}

function skip({ needs }: Stage): Counts {
  console.log(`Not run, because ${needs} failed.`);
  return { passed: 0, failed: 1 };
}

async function run({ name, script, report }: Stage, npmScript: string): Promise<Counts> {
  const file = path.join(reports, `${name}.json`);
  await mkdir(reports, { recursive: true });
  // A report of an earlier run would speak for a stage that crashes before it writes its own.
  await rm(file, { force: true });
  const request = report?.request(file) ?? { args: [], env: {} };
  const child = startScript(npmScript, ['run', '--silent', script, '--', ...request.args], {
    stdio: ['ignore', 'inherit', 'inherit'],
    cwd: root,
    env: request.env,
  });
  const [exitCode] = (await once(child, 'exit')) as [number | null];
  if (wasEnded(child)) {
    await endGroup(child);
    process.exit(interruptedCode);
  }
  if (!report) return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  return settledCounts(await readCounts(file, report.count), exitCode);
}

async function readCounts(file: string, count: (json: string) => Counts): Promise<Counts | undefined> {
  try {
    return count(await readFile(file, 'utf8'));
  } catch {
    console.log(`There is no readable report at ${path.relative(root, file)}: the stage ended too early.`);
    return undefined;
  }
}
