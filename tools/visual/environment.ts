import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from 'playwright';
import { pictureFlags } from './browser.ts';

/** What equal pages need to be equal pixels. */
export interface Environment {
  readonly chromium: string;
  readonly architecture: string;
  readonly flags: readonly string[];
  /** Hash of each font file, by its path in the workbench. */
  readonly fonts: Readonly<Record<string, string>>;
}

export async function readEnvironment(browser: Browser, workbench: string): Promise<Environment> {
  const files = (await readdir(workbench, { recursive: true }))
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /^fonts\/.*\.woff2$/.test(file))
    .toSorted();
  const hashes = files.map(async (file) => {
    const hash = createHash('sha256').update(await readFile(path.join(workbench, file)));
    return [file, hash.digest('hex').slice(0, 16)] as const;
  });
  return {
    chromium: browser.version(),
    architecture: process.arch,
    flags: pictureFlags,
    fonts: Object.fromEntries(await Promise.all(hashes)),
  };
}

/** Names of the parts in which two environments differ; none when pictures of both can be compared. */
export function environmentDifferences(one: Environment, other: Environment): string[] {
  const parts = ['chromium', 'architecture', 'flags', 'fonts'] as const;
  return parts.filter((part) => JSON.stringify(one[part]) !== JSON.stringify(other[part]));
}

/** The environment that the locks were made in; undefined when there are no locks yet. */
export async function readLockedEnvironment(file: string): Promise<Environment | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as Environment);
}

export async function writeEnvironment(file: string, environment: Environment): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(environment, null, 2)}\n`);
}
