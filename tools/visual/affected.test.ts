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
  ['./.storybook/globals.ts', ['./.storybook/preview.tsx']],
  ['./.storybook/foundations/Ruler.tsx', ['./.storybook/foundations/Space.stories.tsx']],
  [
    './packages/features/harbour/src/translations/en.json',
    ['./.storybook/messages.ts', './packages/features/harbour/src/words.ts'],
  ],
  ['./packages/features/harbour/src/words.ts', ['./packages/features/harbour/src/manifest.ts']],
  ['./packages/features/harbour/src/manifest.ts', ['./apps/site/src/screens/NotFound.stories.tsx']],
  ['./packages/features/harbour/src/components/Card.stories.tsx', ['/virtual:/stories.js']],
  ['./packages/features/harbourside/src/Sheet.stories.tsx', ['/virtual:/stories.js']],
  ['./.storybook/messages.ts', ['./.storybook/preview.tsx']],
  ['./packages/i18n/translations/en.json', ['./.storybook/messages.ts']],
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

  test('of the words of a package can be seen in its stories, and where its words are imported', () => {
    expect(new Set(storiesOf('packages/features/harbour/src/translations/en.json'))).toEqual(
      new Set([
        './apps/site/src/screens/NotFound.stories.tsx',
        './packages/features/harbour/src/components/Card.stories.tsx',
      ]),
    );
    expect(storiesOf('packages/i18n/translations/en.json')).toBe('all');
  });

  test('of what stands in some stories of the workbench itself can be seen in those', () => {
    expect(storiesOf('.storybook/foundations/Ruler.tsx')).toEqual(['./.storybook/foundations/Space.stories.tsx']);
  });

  test.each([
    'package-lock.json',
    '.storybook/globals.ts',
    'packages/ui/tokens/tokens.json',
    'packages/ui/src/tokens/token.ts',
    'apps/site/public/a.woff2',
    'tools/browserFlags.ts',
    'tools/visual/readiness.ts',
    'tools/staticServer.ts',
    '.storybook/main.ts',
    'visual/a11y-reviewed.json',
    'packages/ui/package.json',
    'packages/features/harbour/package.json',
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
