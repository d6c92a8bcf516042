import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { hasPictures } from '../../.storybook/pictureModes.ts';
import type { Part } from './options.ts';

/** A story of a built workbench, as its `index.json` lists it. */
export interface Entry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  /** Relative to the root, with `./` in front. */
  readonly importPath: string;
  readonly tags: readonly string[];
}

interface Index {
  readonly entries: Readonly<Record<string, Entry & { readonly type: 'story' | 'docs' }>>;
}

/**
 * The stories of a built workbench that have pictures, in the order of the sidebar.
 * @throws Error when the folder holds no built workbench.
 */
export async function readEntries(workbench: string): Promise<readonly Entry[]> {
  const text = await readFile(path.join(workbench, 'index.json'), 'utf8').catch(() => {
    throw new Error(`${workbench} holds no built workbench; run \`npm run build-storybook\` first.`);
  });
  return Object.values((JSON.parse(text) as Index).entries).filter(
    ({ type, tags }) => type === 'story' && hasPictures(tags),
  );
}

/** One of several parts of the stories, of about the same size. The stories of a file stay together: some share a page. */
export function partOf(entries: readonly Entry[], { number, of }: Part): readonly Entry[] {
  const files = [...new Set(entries.map(({ importPath }) => importPath))].toSorted();
  const chosen = new Set(files.filter((_, at) => at % of === number - 1));
  return entries.filter(({ importPath }) => chosen.has(importPath));
}

/** Name of the package that a story's file belongs to, from its folder: `ui`, `features-tasks`, `apps-site`, `mocks`, `storybook`. */
export function packageOf({ importPath }: Pick<Entry, 'importPath'>): string {
  const file = importPath.replace(/^\.\//, '');
  if (file.startsWith('.storybook/')) return 'storybook';
  return file
    .replace(/\/src\/.*$/, '')
    .replace(/^packages\//, '')
    .replaceAll('/', '-');
}
