import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';

/** A text of `.changeset`: what somebody who installs the packages notices. */
export interface ChangeNote {
  /** Without the scope: `ui`. */
  packages: string[];
  /** Its paragraphs and the points of its lists. */
  texts: string[];
}

type PictureChange = 'new' | 'changed' | 'removed';

/** A story whose pictures are not those of the last release. */
export interface ChangedStory {
  id: string;
  change: PictureChange;
  /** In which of its modes: `phone-dark`. */
  modes: string[];
}

export interface Changes {
  /** `none` where nothing has been released yet, `unknown` where git cannot tell: without a history, or with a part of it. */
  release: { version: string; date: string } | 'none' | 'unknown';
  notes: ChangeNote[];
  stories: ChangedStory[];
}

type Lock = Readonly<Record<string, string>>;

const run = promisify(execFile);
const moduleId = 'virtual:changes';
/** All packages have one version; this one says which. */
const versioned = 'packages/ui/package.json';
const locks = 'visual/locks';

/** What has changed since the commit of the last release, by the notes of the changes and the locks of the pictures. */
export async function readChanges(root: string): Promise<Changes> {
  const notes = await readNotes(path.join(root, '.changeset'));
  const commit = await releaseCommit(root).catch(() => 'unknown' as const);
  if (commit === 'none' || commit === 'unknown') return { release: commit, notes, stories: [] };
  const git = gitIn(root);
  const { version } = JSON.parse(await git('show', `${commit}:${versioned}`)) as { version: string };
  const date = (await git('show', '--no-patch', '--format=%cs', commit)).trim();
  const lockFiles = await git('ls-tree', '--name-only', commit, `${locks}/`);
  const before = await Promise.all(
    lockFiles
      .split('\n')
      .filter((file) => file !== '')
      .map((file) => git('show', `${commit}:${file}`)),
  );
  const files = await readdir(path.join(root, locks)).catch(() => []);
  const now = await Promise.all(files.map((file) => readFile(path.join(root, locks, file), 'utf8')));
  return { release: { version, date }, notes, stories: changedStories(joined(before), joined(now)) };
}

const gitIn =
  (root: string) =>
  async (...args: string[]) =>
    (await run('git', args, { cwd: root, maxBuffer: 64 * 1024 ** 2 })).stdout;

/** @throws Error without a repository. */
async function releaseCommit(root: string): Promise<string> {
  const git = gitIn(root);
  if ((await git('rev-parse', '--is-shallow-repository')).trim() === 'true') return 'unknown';
  const [last, ...others] = (await git('log', '--format=%H', '-G"version":', '--', versioned)).trim().split('\n');
  if (last === undefined || last === '') return 'unknown';
  // The first commit with a version is that of the file, and no release.
  return others.length === 0 ? 'none' : last;
}

const joined = (texts: readonly string[]): Lock =>
  Object.assign({}, ...texts.map((text) => JSON.parse(text) as Lock)) as Lock;

function changedStories(before: Lock, now: Lock): ChangedStory[] {
  const stories = new Map<string, ChangedStory>();
  for (const key of Object.keys({ ...before, ...now }).toSorted()) {
    if (before[key] === now[key]) continue;
    const change = before[key] === undefined ? 'new' : now[key] === undefined ? 'removed' : 'changed';
    const [id = '', mode = ''] = key.split('@');
    const story = stories.get(`${id} ${change}`) ?? { id, change, modes: [] };
    story.modes.push(mode);
    stories.set(`${id} ${change}`, story);
  }
  return [...stories.values()];
}

async function readNotes(folder: string): Promise<ChangeNote[]> {
  const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.md') && file !== 'README.md');
  const texts = await Promise.all(files.toSorted().map((file) => readFile(path.join(folder, file), 'utf8')));
  return texts.map(noteOf);
}

function noteOf(text: string): ChangeNote {
  const [, head = '', body = ''] = /^---\n([\s\S]*?)---\n([\s\S]*)$/.exec(text) ?? [];
  return {
    packages: [...head.matchAll(/^'@quarterdeck\/([^']+)'/gm)].map(([, name = '']) => name),
    texts: body
      .split(/\n\n+|\n(?=- )/)
      .map((part) => part.replace(/^- /, '').replaceAll(/\s+/g, ' ').trim())
      .filter((part) => part !== ''),
  };
}

/** What has changed since the last release, as the repository says when the workbench is built. */
export function changes(): Plugin {
  return {
    name: 'quarterdeck:changes',
    resolveId: (id) => (id === moduleId ? `\0${id}` : undefined),
    async load(id) {
      if (id !== `\0${moduleId}`) return undefined;
      return `export default ${JSON.stringify(await readChanges(path.resolve(import.meta.dirname, '..', '..')))};`;
    },
  };
}
