// @vitest-environment node
import path from 'node:path';
import { expect, test } from 'vitest';
import { kindOfStory, storyTimes } from './storyTimes.ts';
import { storyTimesTable } from './testSummary.ts';

test.each([
  ['packages/ui/src/Button/Button.stories.tsx', 'kit'],
  ['packages/features/fleet/src/screens/TasksScreen.stories.tsx', 'screen'],
  ['packages/features/fleet/src/components/TaskRow.stories.tsx', 'part of a screen'],
  ['apps/site/src/NotFound.stories.tsx', 'screen'],
  ['mocks/src/tasks/tasks.stories.tsx', 'endpoint'],
  ['.storybook/foundations/Type.stories.tsx', 'workbench'],
])('%s is a story of the kind %s', (file, kind) => {
  expect(kindOfStory(file)).toBe(kind);
});

const file = (name: string, ...tests: [title: string, duration?: number][]) => ({
  name: path.resolve(name),
  assertionResults: tests.map(([title, duration]) => ({ title, duration })),
});

test('the times of stories are summed for each kind, and the longest story of each is named', () => {
  const report = {
    testResults: [
      file('packages/ui/src/Button/Button.stories.tsx', ['Default', 100], ['Rtl', 300], ['Skipped']),
      file('packages/ui/src/Menu/Menu.stories.tsx', ['Default', 200]),
      file('mocks/src/tasks/tasks.stories.tsx', ['List', 900]),
    ],
  };
  const times = storyTimes(JSON.stringify(report));
  expect(times).toEqual([
    { kind: 'endpoint', stories: 1, seconds: 0.9, longest: { name: 'tasks › List', seconds: 0.9 } },
    { kind: 'kit', stories: 3, seconds: expect.closeTo(0.6), longest: { name: 'Button › Rtl', seconds: 0.3 } },
  ]);
  expect(storyTimesTable(times).split('\n')).toEqual([
    'kind of story  stories  seconds  each  longest',
    'endpoint             1      0.9  0.90  0.90 s tasks › List',
    'kit                  3      0.6  0.20  0.30 s Button › Rtl',
  ]);
});
