import { describe, expect, test } from 'vitest';
import { affectedStoryFiles, type Importers } from './affected.ts';

const importers: Importers = new Map([
  ['./packages/ui/src/Menu/Menu.tsx', ['./packages/ui/src/Menu/index.ts']],
  [
    './packages/ui/src/Menu/index.ts',
    ['./packages/ui/src/Menu/Menu.stories.tsx', './packages/ui/src/Select/Select.tsx'],
  ],
  [
    './packages/ui/src/Select/Select.tsx',
    ['./packages/ui/src/Select/Select.stories.tsx', './packages/ui/src/Menu/index.ts'],
  ],
  ['./packages/ui/src/Menu/Menu.stories.tsx', ['./.storybook/docs/storySources.ts', '/virtual:/stories.js']],
  ['./.storybook/docs/storySources.ts', ['./.storybook/preview.tsx']],
  ['./packages/host/src/AppProviders.tsx', ['./.storybook/AppProviders.tsx']],
  ['./.storybook/AppProviders.tsx', ['./.storybook/preview.tsx']],
]);

const storiesOf = (...files: string[]) => {
  const affected = affectedStoryFiles(files, importers);
  return affected === 'all' ? affected : [...affected].filter((file) => file.endsWith('.stories.tsx'));
};

describe('a change', () => {
  test('can be seen in the stories from which imports lead to it, also around a circle', () => {
    expect(storiesOf('packages/ui/src/Menu/Menu.tsx')).toEqual([
      './packages/ui/src/Menu/Menu.stories.tsx',
      './packages/ui/src/Select/Select.stories.tsx',
    ]);
  });

  test('of a story can be seen in its own file, although pages of documentation import all stories', () => {
    expect(storiesOf('packages/ui/src/Menu/Menu.stories.tsx')).toEqual(['./packages/ui/src/Menu/Menu.stories.tsx']);
  });

  test('of what all stories stand in can be seen in all', () => {
    expect(storiesOf('packages/host/src/AppProviders.tsx')).toBe('all');
  });

  test.each([
    'package-lock.json',
    '.storybook/globals.ts',
    'packages/ui/tokens/tokens.json',
    'packages/ui/src/tokens/token.ts',
    'apps/site/public/a.woff2',
    'tools/browserFlags.ts',
    'tools/visual/readiness.ts',
  ])('of %s can be seen in all', (file) => {
    expect(storiesOf(file)).toBe('all');
  });

  test.each(['README.md', 'packages/ui/src/Menu/Menu.test.tsx', 'tools/visual/locks.test.ts', 'tools/sizes.ts'])(
    'of %s can be seen in none',
    (file) => {
      expect(storiesOf(file)).toEqual([]);
    },
  );
});
