// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { affectedFiles, leftOut, type Change, type TestFile } from './testAffected.ts';

const tests: TestFile[] = [
  { file: 'tools/boundaries.test.ts', project: 'unit', readsFiles: true },
  { file: 'packages/ui/src/undo/undo.test.ts', project: 'unit', readsFiles: false },
  { file: 'packages/ui/src/Menu/Menu.stories.tsx', project: 'stories', readsFiles: false },
  { file: 'packages/ui/src/Panel/Panel.stories.tsx', project: 'stories', readsFiles: false },
];

const planOf = (
  files: string[],
  { related = [], reachesSite = false }: { related?: string[]; reachesSite?: boolean },
) =>
  Object.fromEntries(
    affectedFiles({
      files,
      packages: ['packages/ui', 'mocks', '.storybook'],
      reachesSite,
      tests,
      related: new Set(related),
    } satisfies Change),
  );

describe('a change', () => {
  test('in a component runs what imports it, every walk and every docs page', () => {
    const related = ['packages/ui/src/Menu/Menu.stories.tsx'];
    expect(planOf(['packages/ui/src/Menu/Menu.tsx'], { related, reachesSite: true })).toEqual({
      unit: ['tools/boundaries.test.ts'],
      stories: related,
    });
  });

  test('in a unit test alone opens no browser', () => {
    const related = ['packages/ui/src/undo/undo.test.ts'];
    expect(planOf(['packages/ui/src/undo/undo.test.ts'], { related })).toEqual({
      unit: ['tools/boundaries.test.ts', ...related],
      stories: [],
      walks: [],
      workbench: [],
      docs: [],
    });
  });

  test.each(['README.md', 'docs/architecture.md', '.github/workflows/ci.yml', 'tools/ports.test.ts'])(
    'of %s runs the tests that read the tree',
    (file) => {
      expect(planOf([file], {})).toEqual({
        unit: ['tools/boundaries.test.ts'],
        stories: [],
        walks: [],
        workbench: [],
        docs: [],
      });
    },
  );

  test('of a walk runs that walk', () => {
    expect(planOf(['walks/home.walk.ts'], {})).toMatchObject({ walks: ['walks/home.walk.ts'], docs: [] });
  });

  test('of the walk over docs pages runs it alone', () => {
    const plan = planOf(['walks/workbench/docs.walk.ts'], {});
    expect(plan).toMatchObject({ walks: [] });
    expect(plan).not.toHaveProperty('docs');
  });

  test.each(['playwright.config.ts', 'walks/support.ts', 'tools/staticServer.ts', 'package-lock.json'])(
    'of %s, which all walks may stand on, runs them all',
    (file) => {
      const plan = planOf([file], {});
      expect(plan).not.toHaveProperty('walks');
      expect(plan).not.toHaveProperty('docs');
    },
  );
});

test('each stage that runs in part says how much is left out', () => {
  const plan = new Map([
    ['unit', ['tools/boundaries.test.ts']],
    ['stories', []],
    ['walks', ['walks/home.walk.ts']],
  ]);
  expect(leftOut(plan, { tests })).toEqual([
    'unit: 1 of 2 files',
    'stories: left out, the change does not reach it',
    'walks: only walks/home.walk.ts',
  ]);
});
