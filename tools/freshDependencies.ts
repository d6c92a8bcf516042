import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';

const root = path.resolve(import.meta.dirname, '..');
const sources = [
  'packages/**/src/**/*.{ts,tsx}',
  'mocks/src/**/*.{ts,tsx}',
  '.storybook/**/*.{ts,tsx}',
  'apps/*/src/**/*.{ts,tsx}',
];

/**
 * Makes Vite prepare dependencies anew whenever the sources import another set of them. Vite looks for dependencies only
 * when its cache is empty; one that is new since then is found in the middle of a run, the page reloads with a second
 * copy of React, and stories fail that have nothing wrong with them.
 */
export async function freshDependencies(): Promise<Plugin> {
  const names = new Set<string>();
  for await (const file of glob(sources, { cwd: root })) {
    for (const name of importedPackages(await readFile(path.join(root, file), 'utf8'))) names.add(name);
  }
  const set = createHash('sha256')
    .update([...names].toSorted().join('\n'))
    .digest('hex')
    .slice(0, 12);
  // The names of the plugins are part of the key under which Vite keeps its prepared dependencies.
  return { name: `fresh-dependencies-${set}` };
}

/** What a source text imports by name, with subpaths; repeated as often as it is written. */
export function importedPackages(source: string): string[] {
  const specifiers = source.matchAll(/\b(?:from|import)\s*\(?\s*(['"])(?<name>[^'".][^'"]*)\1/g);
  return [...specifiers]
    .map(({ groups }) => groups?.['name'] ?? '')
    .filter((name) => !name.startsWith('@quarterdeck/'));
}
