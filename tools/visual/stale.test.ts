import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { newerSource } from './stale.ts';

const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

/** A repository whose files are so old, in seconds since 1970. */
async function repository(files: Readonly<Record<string, number>>): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), 'stale-'));
  folders.push(root);
  execFileSync('git', ['init', '-q'], { cwd: root });
  for (const [name, seconds] of Object.entries(files)) {
    const file = path.join(root, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, '');
    await utimes(file, seconds, seconds);
  }
  return root;
}

test.each([
  ['up to date', { 'packages/ui/a.ts': 50 }, undefined],
  ['older than a part', { 'packages/ui/a.ts': 150, 'mocks/b.ts': 200 }, 'mocks/b.ts'],
  ['older than a screen of the site', { 'apps/site/src/Ölçü.tsx': 150 }, 'apps/site/src/Ölçü.tsx'],
  [
    'older than what no story is built of',
    { 'packages/ui/a.test.ts': 150, 'README.md': 150, 'docs/c.ts': 150 },
    undefined,
  ],
])('a workbench that is %s', async (_, files, newer) => {
  const root = await repository({ 'built/index.json': 100, ...files });
  expect(await newerSource(root, path.join(root, 'built'))).toBe(newer);
});
