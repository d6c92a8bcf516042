/** What a change can reach: which stages of `npm test -- --affected` run, and with which files. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { commandScript } from './childProcesses.ts';

/** A test file of Vitest, with the name of its project. */
export interface TestFile {
  /** Relative to the root, with `/`. */
  readonly file: string;
  readonly project: 'unit' | 'stories';
  /** What it depends on is in no import: it reads the sources as texts. */
  readonly readsFiles: boolean;
}

export interface Change {
  /** Files that differ from the base, relative to the root, with `/`; deleted ones too. */
  readonly files: readonly string[];
  /** Folders of all packages, relative to the root. */
  readonly packages: readonly string[];
  /** Whether the change is in the site or in a package that it depends on. */
  readonly reachesSite: boolean;
  readonly tests: readonly TestFile[];
  /** The test files from which imports lead to a changed file. */
  readonly related: ReadonlySet<string>;
}

/** Files for each stage that runs in part; a stage with none is left out, and one that is not named runs as a whole. */
export type AffectedFiles = ReadonlyMap<string, readonly string[]>;

const isText = (file: string) => file.endsWith('.md') || file.startsWith('docs/') || file.startsWith('.github/');
const isTest = (file: string) => /\.test\.tsx?$/.test(file);
const isWalk = (file: string) => file.startsWith('walks/') && file.endsWith('.walk.ts');
const isDocsWalk = (file: string) => file.startsWith('walks/workbench/');

/**
 * Stages that are quick always run. Unit tests and stories run where imports lead to the change; tests that read the
 * sources run whatever has changed. Walks open the whole site, so they all run when the site can be reached, and docs
 * pages when a story is. Of what stands outside of all packages, texts, tests and walks reach only themselves.
 */
export function affectedFiles({ files, packages, reachesSite, tests, related }: Change): AffectedFiles {
  const isOutside = (file: string) => !packages.some((folder) => file.startsWith(`${folder}/`));
  const reachesAll = files.some((file) => isOutside(file) && !isText(file) && !isTest(file) && !isWalk(file));
  const chosen = (project: TestFile['project']) =>
    tests
      .filter((test) => test.project === project && (test.readsFiles || related.has(test.file)))
      .map(({ file }) => file);
  const plan = new Map([
    ['unit', chosen('unit')],
    ['stories', chosen('stories')],
  ]);
  if (!reachesAll && !reachesSite)
    plan.set(
      'walks',
      files.filter((file) => isWalk(file) && !isDocsWalk(file)),
    );
  if (!reachesAll && chosen('stories').length === 0 && !files.some(isDocsWalk))
    for (const stage of ['workbench', 'docs']) plan.set(stage, []);
  return plan;
}

/** One line for each stage that runs in part or not at all. */
export function leftOut(plan: AffectedFiles, { tests }: Pick<Change, 'tests'>): string[] {
  return [...plan].map(([stage, files]) => {
    const all = tests.filter(({ project }) => project === stage).length;
    if (files.length === 0) return `${stage}: left out, the change does not reach it`;
    return all === 0 ? `${stage}: only ${files.join(', ')}` : `${stage}: ${files.length} of ${all} files`;
  });
}

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '..');
const reportOf = (name: string) => path.join(root, '.cache', 'test-reports', `${name}.json`);

/**
 * Reads what has changed since the last commit that this branch shares with `base`, whether committed or not.
 * @throws Error when git knows no such commit.
 */
export async function readChange(base: string): Promise<Change> {
  const start = await mergeBase(base);
  const [changed, added] = await Promise.all([
    git('diff', '--name-only', '--no-renames', '-z', start),
    git('ls-files', '--others', '--exclude-standard', '-z'),
  ]);
  const packages = await listPackages();
  const affected = new Set((await listPackages(start)).map(({ name }) => name));
  const all = await listTests('all-tests');
  const related = await listTests('related-tests', `--changed=${start}`);
  return {
    // A walk that is gone reaches nothing, and cannot be run.
    files: `${changed}${added}`
      .split('\0')
      .filter((file) => file !== '' && (!isWalk(file) || existsSync(path.join(root, file)))),
    packages: packages.map((one) => one.path),
    reachesSite: affected.has('@quarterdeck/site'),
    tests: await Promise.all(all.map(asTestFile)),
    related: new Set(related.map(({ file }) => relative(file))),
  };
}

/** The branch that changes are compared with: the shared one where it was fetched. */
export async function mainBranch(): Promise<string> {
  return (await git('rev-parse', '--verify', '--quiet', 'origin/main').catch(() => '')) === '' ? 'main' : 'origin/main';
}

async function mergeBase(base: string): Promise<string> {
  try {
    return (await git('merge-base', base, 'HEAD')).trim();
  } catch {
    throw new Error(
      `git finds no commit that this branch shares with ${base}. Fetch it, with its history, or name another: --base <ref>.`,
    );
  }
}

async function git(...args: string[]): Promise<string> {
  return (await run('git', args, { cwd: root, maxBuffer: 64 * 1024 ** 2 })).stdout;
}

/** The workspace's packages; with `base` only those that differ from it and those that depend on such a one. */
async function listPackages(base?: string): Promise<readonly { name: string; path: string }[]> {
  const filter = base === undefined ? [] : ['--affected'];
  const { stdout } = await run(process.execPath, [commandScript('turbo'), 'ls', '--output=json', ...filter], {
    cwd: root,
    env: { ...process.env, ...(base === undefined ? {} : { TURBO_SCM_BASE: base }) },
  });
  return (JSON.parse(stdout) as { packages: { items: { name: string; path: string }[] } }).packages.items;
}

interface ListedTest {
  /** Absolute. */
  readonly file: string;
  readonly projectName: string;
}

async function listTests(report: string, ...args: string[]): Promise<readonly ListedTest[]> {
  const file = reportOf(report);
  await rm(file, { force: true });
  const vitest = commandScript('vitest');
  await run(process.execPath, [vitest, 'list', '--filesOnly', `--json=${file}`, ...args], { cwd: root });
  return JSON.parse(await readFile(file, 'utf8')) as ListedTest[];
}

async function asTestFile({ file: absolute, projectName }: ListedTest): Promise<TestFile> {
  const file = relative(absolute);
  const project = projectName.startsWith('unit') ? 'unit' : 'stories';
  // Tests of the tools look at the whole tree, some through a helper.
  const readsFiles =
    project === 'unit' && (file.startsWith('tools/') || (await readFile(absolute, 'utf8')).includes("'node:fs"));
  return { file, project, readsFiles };
}

const relative = (file: string) => path.relative(root, file).replaceAll('\\', '/');
