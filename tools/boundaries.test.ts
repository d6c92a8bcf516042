// @vitest-environment node
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Complaint, lintTree } from './lintedTree.ts';

const folders = {
  contract: 'packages/contract',
  i18n: 'packages/i18n',
  ui: 'packages/ui',
  data: 'packages/data',
  host: 'packages/host',
  'feature-one': 'packages/features/one',
  'feature-other': 'packages/features/other',
  mocks: 'mocks',
  site: 'apps/site',
  storybook: '.storybook',
} as const;
type Room = keyof typeof folders;
const rooms = Object.keys(folders) as Room[];

/** Which rooms a room's own code may import, besides itself. */
const forProduct: Readonly<Record<Room, readonly Room[]>> = {
  contract: [],
  i18n: [],
  ui: [],
  data: ['contract', 'i18n', 'ui'],
  host: ['contract', 'i18n', 'ui', 'data'],
  'feature-one': ['contract', 'i18n', 'ui', 'data'],
  'feature-other': ['contract', 'i18n', 'ui', 'data'],
  mocks: ['contract'],
  site: ['contract', 'i18n', 'ui', 'data', 'host', 'feature-one', 'feature-other', 'mocks'],
  storybook: ['contract', 'i18n', 'ui', 'data', 'host', 'feature-one', 'feature-other', 'mocks'],
};

/** The same for its stories and tests. */
const forProof: Readonly<Record<Room, readonly Room[]>> = {
  contract: ['i18n', 'mocks', 'storybook'],
  i18n: ['contract', 'mocks', 'storybook'],
  ui: ['contract', 'i18n', 'mocks', 'storybook'],
  data: ['contract', 'i18n', 'ui', 'mocks', 'storybook'],
  host: ['contract', 'i18n', 'ui', 'data', 'mocks', 'storybook'],
  'feature-one': ['contract', 'i18n', 'ui', 'data', 'mocks', 'storybook'],
  'feature-other': ['contract', 'i18n', 'ui', 'data', 'mocks', 'storybook'],
  mocks: ['contract', 'i18n', 'ui', 'storybook'],
  site: ['contract', 'i18n', 'ui', 'data', 'host', 'feature-one', 'feature-other', 'mocks', 'storybook'],
  storybook: ['contract', 'i18n', 'ui', 'data', 'host', 'feature-one', 'feature-other', 'mocks'],
};

const arrows = rooms.flatMap((from) => rooms.filter((to) => to !== from).map((to) => ({ from, to })));
let complaints: readonly Complaint[];

const fileOf = (from: Room, to: Room, ending: string): string => `${folders[from]}/src/deep/${to}${ending}`;

/** Reaches for a room in every way there is: a line each. */
function reaching(from: Room, to: Room): string {
  const byName = `@quarterdeck/${to}`;
  const byPath = path.posix.relative(`${folders[from]}/src/deep`, `${folders[to]}/src/index.ts`);
  return [
    `import { value as one } from '${byName}';`,
    `import { value as two } from '${byPath}';`,
    `export { value as three } from '${byName}';`,
    `export type Four = import('${byPath}').Value;`,
    `export const five = [one, two, async () => import('${byName}')];`,
  ].join('\n');
}

function reportedLines(file: string): number[] {
  const lines = complaints
    .filter((complaint) => complaint.file === file && complaint.rule.startsWith('boundaries'))
    .map(({ line }) => line);
  return [...new Set(lines)].toSorted((one, other) => one - other);
}

beforeAll(async () => {
  const files: Record<string, string> = {};
  for (const room of rooms)
    files[`${folders[room]}/src/index.ts`] = 'export const value = 1;\nexport type Value = number;\n';
  for (const { from, to } of arrows) {
    for (const ending of ['.ts', '.test.ts', '.stories.tsx']) files[fileOf(from, to, ending)] = reaching(from, to);
  }
  // A folder inside a room that is called like another room.
  files['mocks/src/apps/site/seed.ts'] = "export { value } from '../../index.ts';\n";
  files['packages/ui/src/mocks/reach.ts'] = "export { value } from '../../../../mocks/src/index.ts';\n";
  files['tools/reach.ts'] = "export { value } from '../mocks/src/index.ts';\n";
  files['packages/ui/src/tool.ts'] = "export { value } from '../../../tools/reach.ts';\n";
  complaints = await lintTree(files, Object.fromEntries(rooms.map((room) => [`@quarterdeck/${room}`, folders[room]])));
}, 60_000);

describe.each([
  ['code', '.ts', forProduct],
  ['a test', '.test.ts', forProof],
  ['a story', '.stories.tsx', forProof],
] as const)('%s', (_, ending, allowed) => {
  test.each(arrows.filter(({ from, to }) => allowed[from].includes(to)))('of $from may import $to', ({ from, to }) => {
    expect(reportedLines(fileOf(from, to, ending))).toEqual([]);
  });

  test.each(arrows.filter(({ from, to }) => !allowed[from].includes(to)))(
    'of $from may not import $to, in whatever way',
    ({ from, to }) => {
      expect(reportedLines(fileOf(from, to, ending))).toEqual([1, 2, 3, 4, 5]);
    },
  );
});

test('a folder that is called like a room does not count as that room', () => {
  expect(reportedLines('mocks/src/apps/site/seed.ts')).toEqual([]);
  expect(reportedLines('packages/ui/src/mocks/reach.ts')).toEqual([1]);
});

test('tools import what they like and are imported by nobody', () => {
  expect(reportedLines('tools/reach.ts')).toEqual([]);
  expect(reportedLines('packages/ui/src/tool.ts')).toEqual([1]);
});
