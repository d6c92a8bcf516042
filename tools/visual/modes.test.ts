import { expect, test } from 'vitest';
import { packageOf, partOf, type Entry } from './entries.ts';
import { definitions, readOptions, usage } from './options.ts';
import { modesOf } from '../../.storybook/pictureModes.ts';
import { pageKey, shotsOf, shuffled } from './modes.ts';

const namesOf = (title: string, viewport?: string) =>
  modesOf(title, viewport === undefined ? undefined : { name: viewport, size: { width: 768, height: 1024 } }).map(
    ({ name, size }) => `${name} ${size.width}x${size.height}`,
  );

test('screens have two modes, components and layouts four', () => {
  expect(namesOf('Screens/tasks/Tasks')).toEqual(['desktop-light 1280x900', 'phone-dark 375x812']);
  for (const title of ['Components/actions/Button', 'Layouts/Classy']) expect(namesOf(title)).toHaveLength(4);
});

test('a story with a viewport of its own is looked at in that one, in both schemes', () => {
  expect(namesOf('Components/actions/Button', 'tablet')).toEqual(['tablet-light 768x1024', 'tablet-dark 768x1024']);
});

test('stories of a file share a page in one mode', () => {
  const story = (id: string, importPath: string) => ({ id, title: 'Screens/tasks', name: id, importPath }) as Entry;
  const entries = [story('one', './a.stories.tsx'), story('two', './a.stories.tsx'), story('three', './b.stories.tsx')];
  const pages = shotsOf(entries, () => ({})).map((shot) => ({ page: pageKey(shot), key: shot.key }));
  const pageOf = (key: string) => pages.find((one) => one.key === key)?.page;
  expect(pageOf('one@desktop-light')).toBe(pageOf('two@desktop-light'));
  expect(pageOf('one@desktop-light')).not.toBe(pageOf('one@phone-dark'));
  expect(pageOf('one@desktop-light')).not.toBe(pageOf('three@desktop-light'));
});

test('a seed always makes the same order, another seed another one, of the same items', () => {
  const items = Array.from({ length: 20 }, (_, index) => index);
  expect(shuffled(items, 7)).toEqual(shuffled(items, 7));
  expect(shuffled(items, 7)).not.toEqual(shuffled(items, 8));
  expect(shuffled(items, 7)).not.toEqual(items);
  expect(shuffled(items, 7).toSorted((one, other) => one - other)).toEqual(items);
});

test.each([
  ['./packages/ui/src/Button/Button.stories.tsx', 'ui'],
  ['./packages/features/any-feature/src/screens/A.stories.tsx', 'features-any-feature'],
  ['./apps/site/src/A.stories.tsx', 'apps-site'],
  ['./mocks/src/tasks/tasks.stories.tsx', 'mocks'],
  ['./.storybook/start/Welcome.stories.tsx', 'storybook'],
])('%s is in the package %s', (importPath, name) => {
  expect(packageOf({ importPath })).toBe(name);
});

test('the parts of the stories hold each of them once, and those of a file together', () => {
  const entries = Array.from({ length: 50 }, (_, at) => ({
    id: `story-${at}`,
    title: '',
    name: '',
    importPath: `./${Math.floor(at / 3)}.stories.tsx`,
    tags: [],
  }));
  const parts = [1, 2, 3, 4].map((number) => partOf(entries, { number, of: 4 }));
  expect(
    parts
      .flat()
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(entries.map(({ id }) => id).toSorted());
  const filesOf = parts.map((part) => new Set(part.map(({ importPath }) => importPath)));
  expect(filesOf.reduce((sum, { size }) => sum + size, 0)).toBe(17);
});

test('a part is one of as many as there are', () => {
  expect(readOptions(['--part', '3/7']).part).toEqual({ number: 3, of: 7 });
  for (const wrong of ['8/7', '0/7', '3', 'x/7']) expect(() => readOptions(['--part', wrong])).toThrow(wrong);
});

test.each(Object.keys(definitions).filter((name) => !['accept', 'help'].includes(name)))(
  'the help names the option %s',
  (name) => {
    expect(usage).toContain(`--${name} `);
  },
);
