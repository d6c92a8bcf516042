import { type ChildProcess, spawn, spawnSync, type StdioOptions } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Time that an ended process has for its own clean-up before it is killed, in milliseconds. */
const graceMs = 5000;

const running = new Set<ChildProcess>();
const ended = new WeakSet<ChildProcess>();

interface StartOptions {
  readonly stdio: StdioOptions;
  /** Default: the folder of this process. */
  readonly cwd?: string;
  /** Added to the environment of this process. */
  readonly env?: Readonly<Record<string, string>>;
}

/**
 * Starts a script under the Node that runs this one, as the head of its own process group: tools start helpers of their
 * own (compilers, browsers), and only a group can be ended without leaving one of those behind.
 */
export function startScript(script: string, args: readonly string[], { stdio, cwd, env }: StartOptions): ChildProcess {
  const child = spawn(process.execPath, [script, ...args], {
    stdio,
    detached: process.platform !== 'win32',
    env: { ...process.env, ...env },
    ...(cwd === undefined ? {} : { cwd }),
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

/** Ends the child with all its descendants and resolves when they are gone; harmless when they already are. */
export async function endGroup(child: ChildProcess): Promise<void> {
  ended.add(child);
  signalGroup(child, 'SIGTERM');
  const lastMoment = Date.now() + graceMs;
  while (signalGroup(child, 0)) {
    if (Date.now() > lastMoment) {
      signalGroup(child, 'SIGKILL');
      return;
    }
    await wait(20);
  }
}

/** Whether the child was ended on purpose, so that its end is no news. */
export function wasEnded(child: ChildProcess): boolean {
  return ended.has(child);
}

/** Ctrl+C, a closed terminal and a polite kill end every started child first, then this process with `exitCode`. */
export function endChildrenOnSignals(exitCode: number): void {
  let isEnding = false;
  const end = async (): Promise<void> => {
    if (isEnding) return;
    isEnding = true;
    await Promise.all([...running].map(endGroup));
    process.exit(exitCode);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end());
}

/**
 * The script behind a command of an installed package, as an absolute path. Started through Node it needs no shell, so
 * that the signals reach it and Windows needs no other spelling.
 * @throws Error when the package is not installed or has no such command.
 */
export function commandScript(packageName: string, command = packageName): string {
  const manifestPath = findPackageJSON(packageName, import.meta.url);
  if (!manifestPath) throw new Error(`The package ${packageName} is not installed; run \`npm install\`.`);
  const manifest = JSON.parse(readFileSync(manifestPath, 'utf8')) as { bin?: string | Record<string, string> };
  const script = typeof manifest.bin === 'string' ? manifest.bin : manifest.bin?.[command];
  if (!script) throw new Error(`The package ${packageName} has no command ${command}.`);
  return path.join(path.dirname(manifestPath), script);
}

/** @returns whether there was anyone left to receive the signal; 0 only asks. */
function signalGroup(child: ChildProcess, signal: NodeJS.Signals | 0): boolean {
  if (child.pid === undefined) return false;
  if (process.platform === 'win32') {
    // Windows has neither groups nor signals; taskkill ends the tree at once.
    if (signal !== 0) spawnSync('taskkill', ['/pid', String(child.pid), '/T', '/F']);
    return false;
  }
  try {
    return process.kill(-child.pid, signal);
  } catch {
    return false;
  }
}
