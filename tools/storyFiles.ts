import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';

export interface StoryFile {
  /** Relative to the repository, with slashes. */
  readonly file: string;
  /** Names of the stories, in the order of the file. */
  readonly exports: readonly string[];
  /** Keys in `parameters.covers` of the meta: they hold for the file as a whole. */
  readonly fileCovers: readonly string[];
  /** Keys in `parameters.covers` of single stories. */
  readonly storyCovers: readonly { readonly story: string; readonly key: string }[];
}

const root = path.resolve(import.meta.dirname, '..');
const places = ['packages/**/src/**', 'mocks/src/**', 'apps/*/src/**', '.storybook/**'];

/** All story files of the repository. They are read as text: running them would need a browser. */
export async function readStoryFiles(): Promise<StoryFile[]> {
  const files: StoryFile[] = [];
  const patterns = places.map((place) => `${place}/*.stories.tsx`);
  for await (const file of glob(patterns, { cwd: root, exclude: ['**/node_modules/**', '**/dist/**'] })) {
    files.push(readStories(file.replaceAll('\\', '/'), await readFile(path.join(root, file), 'utf8')));
  }
  return files;
}

/** The stories of one source text and what they say they cover. */
export function readStories(file: string, source: string): StoryFile {
  const [head = '', ...stories] = source.split(/^export const /m);
  const named = stories.map((text) => ({ story: /^\w+/.exec(text)?.[0] ?? '', keys: coversIn(text) }));
  return {
    file,
    exports: named.map(({ story }) => story),
    fileCovers: coversIn(head),
    storyCovers: named.flatMap(({ story, keys }) => keys.map((key) => ({ story, key }))),
  };
}

function coversIn(text: string): string[] {
  return [...text.matchAll(/\bcovers:\s*\[([^\]]*)\]/g)].flatMap(([, list = '']) =>
    [...list.matchAll(/'([^']+)'/g)].map(([, key = '']) => key),
  );
}
