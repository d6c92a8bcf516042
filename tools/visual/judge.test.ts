import { PNG } from 'pngjs';
import { expect, test, vi } from 'vitest';
import type { Entry } from './entries.ts';
import { judgeGroup, type Measure } from './judge.ts';
import { lockValue } from './locks.ts';
import type { Shot } from './modes.ts';
import type { Visit, Visitor } from './visit.ts';

vi.mock('node:fs/promises');

const shots: readonly Shot[] = ['first', 'second', 'third'].map((name) => ({
  key: `${name}@desktop-light`,
  entry: { id: name, title: 'Components/Box', name, importPath: './packages/ui/src/Box.stories.tsx' } as Entry,
  mode: { name: 'desktop-light', scheme: 'light', size: { width: 1280, height: 900 } },
}));

const measure: Measure = {
  locks: new Map(),
  lockCounts: true,
  reviews: [],
  baseIds: undefined,
  out: 'nowhere',
  fresh: false,
  once: false,
};

const png = PNG.sync.write(new PNG({ width: 1, height: 1 }));
const picture = (hash: string) => ({ png, hash, width: 1, height: 1 });

/** Shows stories whose pictures may depend on the one before on the same page. */
function createWorkbench(hashOf: (id: string, before: string | undefined) => string) {
  const looked: string[] = [];
  let before: string | undefined;
  const head: Visitor = {
    async visit({ entry: { id } }): Promise<Visit> {
      const hash = hashOf(id, before);
      looked.push(id);
      before = id;
      return { picture: picture(hash), failures: [], incomplete: [], console: [], late: [], seconds: 1 };
    },
    turnPage() {
      looked.push('another page');
      before = undefined;
    },
    facts: async () => new Map(),
    close: async () => undefined,
  };
  return { looked, pages: { head, base: undefined } };
}

const verdictsOf = async (workbench: ReturnType<typeof createWorkbench>, changes: Partial<Measure> = {}) => {
  const results = await judgeGroup(shots, workbench.pages, { ...measure, ...changes }, () => undefined);
  return results.map(({ verdict }) => verdict);
};

test('what no lock has is looked at again in the other order, on another page', async () => {
  const workbench = createWorkbench((id) => id);
  expect(await verdictsOf(workbench)).toEqual(['new', 'new', 'new']);
  expect(workbench.looked).toEqual(['first', 'second', 'third', 'another page', 'third', 'second', 'first']);
});

test('what is as its lock has it is looked at once', async () => {
  const workbench = createWorkbench((id) => id);
  const lines = new Map(
    shots.map(({ key, entry }) => [key, lockValue(picture(entry.id === 'second' ? 'old' : entry.id))]),
  );
  expect(await verdictsOf(workbench, { locks: new Map([['ui', lines]]) })).toEqual(['pass', 'changed', 'pass']);
  expect(workbench.looked).toEqual(['first', 'second', 'third', 'another page', 'second']);
});

test('a story that depends on the one before it is unstable', async () => {
  const workbench = createWorkbench((id, before) => (id === 'second' && before === 'first' ? 'warm' : id));
  expect(await verdictsOf(workbench)).toEqual(['new', 'unstable', 'new']);
});

test('without second looks everything is looked at once', async () => {
  const workbench = createWorkbench((id) => id);
  expect(await verdictsOf(workbench, { once: true })).toEqual(['new', 'new', 'new']);
  expect(workbench.looked).toEqual(['first', 'second', 'third']);
});
