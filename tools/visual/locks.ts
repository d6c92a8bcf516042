import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Picture } from './picture.ts';

/** Size and hash of each picture of one package, by its key: `"375x812 <32 hexadecimal digits>"`. */
export type Lock = ReadonlyMap<string, string>;

/** The locks of all packages, by name. */
export type Locks = ReadonlyMap<string, Lock>;

export const lockValue = ({ width, height, hash }: Omit<Picture, 'png'>): string => `${width}x${height} ${hash}`;

/** One line for each picture, sorted by key, so that changes of different stories are merged line by line. */
export function formatLock(lock: Lock): string {
  const lines = [...lock]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`);
  return lines.length === 0 ? '{}\n' : `{\n${lines.join(',\n')}\n}\n`;
}

export const parseLock = (text: string): Lock => new Map(Object.entries(JSON.parse(text) as Record<string, string>));

/** @returns none when the folder is not there. */
export async function readLocks(folder: string): Promise<Locks> {
  const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.json'));
  const locks = files.map(
    async (file) => [path.basename(file, '.json'), parseLock(await readFile(path.join(folder, file), 'utf8'))] as const,
  );
  return new Map(await Promise.all(locks));
}

/** Writes each lock; one that holds nothing any longer is deleted. */
export async function writeLocks(folder: string, locks: Locks): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [name, lock] of locks) {
    const file = path.join(folder, `${name}.json`);
    if (lock.size === 0) await rm(file, { force: true });
    else await writeFile(file, formatLock(lock));
  }
}

/** A line that is to stand in a lock, or to go. */
export interface LockChange {
  readonly packageName: string;
  readonly key: string;
  /** Absent for a picture that there is no longer. */
  readonly value?: string | undefined;
}

/** The locks with some lines changed. */
export function applyChanges(locks: Locks, changes: readonly LockChange[]): Locks {
  const changed = new Map([...locks].map(([name, lock]) => [name, new Map(lock)]));
  for (const { packageName, key, value } of changes) {
    const lock = changed.get(packageName) ?? new Map<string, string>();
    changed.set(packageName, lock);
    if (value === undefined) lock.delete(key);
    else lock.set(key, value);
  }
  return changed;
}

/**
 * The lines whose pictures no story of the workbench has.
 * @param pictures `<package> <key>` of those that there are.
 * @param isInRun leaves out those that this run does not look at.
 */
export function removedLines(
  locks: Locks,
  pictures: ReadonlySet<string>,
  isInRun: (key: string) => boolean,
): readonly LockChange[] {
  return [...locks].flatMap(([packageName, lock]) =>
    [...lock.keys()]
      .filter((key) => !pictures.has(`${packageName} ${key}`) && isInRun(key))
      .map((key) => ({ packageName, key })),
  );
}
