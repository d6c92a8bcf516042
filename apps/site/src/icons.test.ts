import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { navigationIconNames } from '@quarterdeck/ui/NavigationIcon';
import { expect, it } from 'vitest';
import { features } from './features';

const repository = join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(join(repository, file), 'utf8');

const unknown = (names: Iterable<string>) => [...new Set(names)].filter((name) => !navigationIconNames.includes(name));

it('draws every icon that the first data of any area name', () => {
  const texts = globSync('mocks/src/*/{,**/}*.{json,ts}', { cwd: repository })
    .filter((file) => !/\.(test|stories)\./.test(file))
    .map(read);
  const names = texts.flatMap((text) => [...text.matchAll(/\bicon"?: ["']([^"']+)["']/g)].map(([, name = '']) => name));
  expect(names).toEqual(expect.arrayContaining(['git-pull-request', 'trash-2', 'square-kanban', 'siren']));
  expect(unknown(names)).toEqual([]);
});

it('draws every icon that features offer', () => {
  const offers = features.flatMap(({ navigation = [], commands = [] }) => [...navigation, ...commands]);
  expect(unknown(offers.map(({ icon }) => icon))).toEqual([]);
});

// Manifests are read as text too, so that a feature is seen before the host lists it.
const sources = [
  'packages/features/*/src/manifest.ts',
  'packages/features/shell/src/**/*.{ts,tsx}',
  'apps/site/src/**/*.{ts,tsx}',
];

it('draws every icon that shell, features and host name', () => {
  const names = globSync(sources, { cwd: repository })
    .filter((file) => !/\.(test|stories)\./.test(file))
    .flatMap((file) => [
      ...read(file).matchAll(/\b(?:icon|iconName): (?:[\w.]+ \? )?'([\w-]+)'(?: : '([\w-]+)')?/g),
      // Of the list of what a shortcut may have.
      ...[...read(file).matchAll(/\biconChoices = \[([^\]]*)\]/g)].flatMap(([, list = '']) => [
        ...list.matchAll(/'([\w-]+)'/g),
      ]),
    ])
    .flatMap(([, ...found]) => found.filter((name) => name !== undefined));
  expect(names).toEqual(
    expect.arrayContaining(['sun-moon', 'maximize', 'minimize', 'circle', 'clock', 'flask-conical', 'anchor']),
  );
  expect(unknown(names)).toEqual([]);
});
