// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { readChanges } from '../.storybook/docgen/changes.ts';

const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'changes-'));
  folders.push(folder);
  return folder;
}

async function write(root: string, files: Readonly<Record<string, unknown>>): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(root, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content, null, 2));
  }
}

function git(root: string, ...args: string[]): void {
  const person = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  // What a hook of git sets would lead to the repository of that hook.
  const own = Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_'));
  const env = {
    ...Object.fromEntries(own),
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_COMMITTER_DATE: '2026-01-12T10:00:00Z',
  };
  execFileSync('git', [...person, ...args], { cwd: root, env, stdio: 'ignore' });
}

async function commit(root: string, version: string, lock: Readonly<Record<string, string>>): Promise<void> {
  await write(root, { 'packages/ui/package.json': { name: 'ui', version }, 'visual/locks/ui.json': lock });
  git(root, 'add', '.');
  git(root, 'commit', '-q', '-m', version);
}

/** A repository with one version after another. */
async function repository(...versions: string[]): Promise<string> {
  const root = await emptyFolder();
  git(root, 'init', '-q');
  for (const version of versions)
    await commit(root, version, { 'button--default@phone-dark': '1x1 a', 'film--default@phone-dark': '1x1 b' });
  return root;
}

test('stories are compared with the locks of the commit that gave the packages their version', async () => {
  const root = await repository('0.1.0', '0.2.0');
  await write(root, {
    'visual/locks/ui.json': {
      'button--default@desktop-light': '2x2 c',
      'button--default@phone-dark': '1x1 d',
      'gauge--default@phone-dark': '1x1 e',
      'gauge--default@phone-light': '1x1 f',
    },
  });
  expect(await readChanges(root)).toEqual({
    release: { version: '0.2.0', date: '2026-01-12' },
    notes: [],
    stories: [
      { id: 'button--default', change: 'new', modes: ['desktop-light'] },
      { id: 'button--default', change: 'changed', modes: ['phone-dark'] },
      { id: 'film--default', change: 'removed', modes: ['phone-dark'] },
      { id: 'gauge--default', change: 'new', modes: ['phone-dark', 'phone-light'] },
    ],
  });
});

test('a lock of a package that came later has new stories', async () => {
  const root = await repository('0.1.0', '0.2.0');
  await write(root, { 'visual/locks/charts.json': { 'gauge--default@phone-dark': '1x1 e' } });
  const { stories } = await readChanges(root);
  expect(stories).toEqual([{ id: 'gauge--default', change: 'new', modes: ['phone-dark'] }]);
});

test('the first version is no release', async () => {
  expect(await readChanges(await repository('0.1.0'))).toEqual({ release: 'none', notes: [], stories: [] });
});

test('a part of a history does not say what was released', async () => {
  const whole = await repository('0.1.0', '0.2.0', '0.3.0');
  const part = path.join(await emptyFolder(), 'part');
  git(whole, 'clone', '-q', '--depth=1', pathToFileURL(whole).href, part);
  expect(await readChanges(part)).toMatchObject({ release: 'unknown', stories: [] });
});

test('nor does a folder without a history, whose notes are read all the same', async () => {
  const root = await emptyFolder();
  await write(root, {
    '.changeset/README.md': '# About this folder',
    '.changeset/fields.md':
      "---\n'@quarterdeck/ui': minor\n'@quarterdeck/i18n': patch\n---\n\nFields are\nquicker:\n\n- `TextField` as it is typed in,\n  also by hand.\n- `Select`.\n",
  });
  expect(await readChanges(root)).toEqual({
    release: 'unknown',
    notes: [
      {
        packages: ['ui', 'i18n'],
        texts: ['Fields are quicker:', '`TextField` as it is typed in, also by hand.', '`Select`.'],
      },
    ],
    stories: [],
  });
});
