import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { PackedPackage } from './packAll.ts';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../..');

/** An app outside of the repository. */
export interface BlankApp {
  readonly folder: string;
  readonly write: (file: string, text: string) => Promise<void>;
  /** Runs a program of the app's packages, or `node`. @throws Error with what it printed, where it fails. */
  readonly run: (program: string, ...args: string[]) => Promise<string>;
  readonly remove: () => Promise<void>;
}

/**
 * Makes an app that has nothing but what it installs: the packed packages and what they ask for.
 * @param wanted names of the packages of the house that are installed.
 * @param versions of other packages: those of the repository unless they are given.
 */
export async function blankApp(
  packed: readonly PackedPackage[],
  wanted: readonly string[],
  others: readonly string[],
  versions: Readonly<Record<string, string>> = {},
): Promise<BlankApp> {
  const folder = await mkdtemp(path.join(tmpdir(), 'quarterdeck-app-'));
  const write = async (file: string, text: string) => {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  };
  const files = Object.fromEntries(packed.map(({ name, tarball }) => [name, `file:${tarball}`]));
  const dependencies = {
    ...Object.fromEntries(wanted.map((name) => [name, files[name]])),
    ...Object.fromEntries(
      await Promise.all(others.map(async (name) => [name, versions[name] ?? (await versionOf(name))])),
    ),
  };
  // What the packages ask of each other comes from the same place.
  const manifest = {
    name: 'harbour',
    private: true,
    type: 'module',
    dependencies,
    overrides: overridesOf(files, wanted),
  };
  await write('package.json', JSON.stringify(manifest, null, 2));
  const runHere = async (program: string, ...args: string[]) => {
    const bin = program === 'npm' || program === 'node' ? program : path.join(folder, 'node_modules/.bin', program);
    try {
      return (await run(bin, args, { cwd: folder, maxBuffer: 1e8 })).stdout;
    } catch (error) {
      const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
      throw new Error(`${program} ${args.join(' ')} failed:\n${stdout}\n${stderr}`, { cause: error });
    }
  };
  await runHere(
    'npm',
    'install',
    '--no-audit',
    '--no-fund',
    '--no-package-lock',
    '--loglevel',
    'error',
    '--prefer-offline',
  );
  return { folder, write, run: runHere, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** npm refuses to override what is asked for directly. */
const overridesOf = (files: Readonly<Record<string, string>>, wanted: readonly string[]) =>
  Object.fromEntries(Object.entries(files).filter(([name]) => !wanted.includes(name)));

async function versionOf(name: string): Promise<string> {
  const file = path.join(root, 'node_modules', name, 'package.json');
  return (JSON.parse(await readFile(file, 'utf8')) as { version: string }).version;
}
