import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PNG } from 'pngjs';
import { afterAll, expect, test } from 'vitest';
import type { Entry } from './entries.ts';
import { judgeGroup, type Measure } from './judge.ts';
import { lockValue } from './locks.ts';
import type { Shot } from './modes.ts';
import type { Visit, Visitor } from './visit.ts';

const out = await mkdtemp(path.join(tmpdir(), 'judge-'));
afterAll(() => rm(out, { recursive: true }));

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
  out,
  fresh: false,
  once: false,
};

const png = PNG.sync.write(new PNG({ width: 1, height: 1 }));
const picture = (hash: string) => ({ png, hash, width: 1, height: 1 });

interface Story {
  readonly id: string;
  /** The story that its page has shown before. */
  readonly before: string | undefined;
  readonly isFresh: boolean;
}

/** Shows stories whose pictures and failures may depend on how they are looked at. */
function createWorkbench(hashOf: (story: Story) => string, failuresOf: (story: Story) => string[] = () => []) {
  const looked: string[] = [];
  let shown: string | undefined;
  const visitor: Visitor = {
    async visit({ entry: { id } }, isFresh): Promise<Visit> {
      const story = { id, isFresh, before: isFresh ? undefined : shown };
      looked.push(isFresh ? `${id} alone` : id);
      shown = isFresh ? undefined : id;
      const [hash, failures] = [hashOf(story), failuresOf(story)];
      return { picture: picture(hash), failures, incomplete: [], console: [], seconds: 1 };
    },
    facts: async () => new Map(),
    close: async () => undefined,
  };
  return { looked, visitor };
}

type Workbench = ReturnType<typeof createWorkbench>;

async function resultsOf(head: Workbench, changes: Partial<Measure> = {}, base?: Workbench) {
  const pages = { head: head.visitor, base: base?.visitor };
  return judgeGroup(shots, pages, { ...measure, ...changes }, () => undefined);
}

const verdictsOf = async (...args: Parameters<typeof resultsOf>) =>
  (await resultsOf(...args)).map(({ verdict }) => verdict);

test('what no lock has is looked at again, each story on a page of its own', async () => {
  const workbench = createWorkbench(({ id }) => id);
  expect(await verdictsOf(workbench)).toEqual(['new', 'new', 'new']);
  expect(workbench.looked).toEqual(['first', 'second', 'third', 'first alone', 'second alone', 'third alone']);
});

test('what is as its lock has it is looked at once', async () => {
  const workbench = createWorkbench(({ id }) => id);
  const lines = new Map(
    shots.map(({ key, entry }) => [key, lockValue(picture(entry.id === 'second' ? 'old' : entry.id))]),
  );
  expect(await verdictsOf(workbench, { locks: new Map([['ui', lines]]) })).toEqual(['pass', 'changed', 'pass']);
  expect(workbench.looked).toEqual(['first', 'second', 'third', 'second alone']);
});

test('a story that looks other after any story before it is unstable', async () => {
  const workbench = createWorkbench(({ id, before }) => (before === undefined ? id : `${id} warm`));
  expect(await verdictsOf(workbench)).toEqual(['new', 'unstable', 'unstable']);
});

test('a story that fails only after others is unstable, one that fails alone too has failed', async () => {
  const after = createWorkbench(
    () => '1',
    ({ id, before }) => (id === 'second' && before !== undefined ? ['Error: the page of another'] : []),
  );
  expect(await verdictsOf(after)).toEqual(['new', 'unstable', 'new']);
  const always = createWorkbench(
    () => '1',
    ({ id }) => (id === 'second' ? ['Error: no button'] : []),
  );
  expect(await verdictsOf(always)).toEqual(['new', 'failed', 'new']);
});

test('a story that fails at its second look is unstable and says why', async () => {
  const workbench = createWorkbench(
    ({ id }) => id,
    ({ id, isFresh }) => (id === 'second' && isFresh ? ['There is no button.'] : []),
  );
  const results = await resultsOf(workbench);
  expect(results.map(({ verdict }) => verdict)).toEqual(['new', 'unstable', 'new']);
  expect(results[1]?.failures).toEqual(['At the second look: There is no button.']);
});

test('what no lock has is compared with the base, and new where the base lacks it', async () => {
  const base = createWorkbench(({ id }) => (id === 'second' ? 'old' : id));
  const head = createWorkbench(({ id }) => id);
  const verdicts = await verdictsOf(head, { baseIds: new Set(['first', 'second']) }, base);
  expect(verdicts).toEqual(['pass', 'changed', 'new']);
  // What differs is looked at twice: the unrest may be the base's own.
  expect(base.looked).toEqual(['first alone', 'second alone', 'second alone']);
});

test('without second looks everything is looked at once', async () => {
  const workbench = createWorkbench(({ id }) => id);
  expect(await verdictsOf(workbench, { once: true })).toEqual(['new', 'new', 'new']);
  expect(workbench.looked).toEqual(['first', 'second', 'third']);
});
