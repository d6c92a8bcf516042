import { newBacklogItem, type BacklogItem, type BacklogItemId } from '@quarterdeck/contract/entities/backlogItem';
import { describe, expect, it } from 'vitest';
import { countSaved, findItems, isFiltered, labelsOf, readView, wholeBacklog, writeView } from './backlogView';

const build = (name: string, rest: Partial<BacklogItem> = {}): BacklogItem => ({
  ...newBacklogItem({ id: name as BacklogItemId, key: `HC-${name}`, title: name, order: 0, createdAt: '' }),
  ...rest,
});
const titles = (items: readonly BacklogItem[]) => items.map(({ title }) => title).join(' ');

const items = [
  build('Pier', { status: 'now', estimateDays: 50, labels: ['Data'] }),
  build('Buoy', { status: 'next', estimateDays: 15, labels: ['Data', 'Access'] }),
  build('Chart', { status: 'later' }),
  build('İskele', { status: 'done', estimateDays: 5 }),
];

describe('QA-5 the view of the address', () => {
  it('is written and read back', () => {
    const view = { viewMode: 'board', saved: 'voyage', labels: ['a b', 'c'], search: 'ö & x' } as const;
    expect(readView(new URLSearchParams(writeView(view).toString()))).toEqual(view);
  });

  it('of the plain address is everything as a list', () => {
    expect(readView(new URLSearchParams())).toEqual(wholeBacklog);
    expect(writeView(wholeBacklog).toString()).toBe('');
  });

  it('ignores what means nothing and cuts off what is too long', () => {
    const address = `view=globe&show=&label=a&label=a&q=${'x'.repeat(200)}`;
    expect(readView(new URLSearchParams(address))).toEqual({ ...wholeBacklog, labels: ['a'], search: 'x'.repeat(100) });
  });

  it('knows whether anything is left out', () => {
    expect(isFiltered({ ...wholeBacklog, viewMode: 'board', search: '  ' })).toBe(false);
    for (const part of [{ saved: 'done' }, { labels: ['a'] }, { search: 'a' }] as const)
      expect(isFiltered({ ...wholeBacklog, ...part })).toBe(true);
  });
});

describe('BK-1 finding', () => {
  it.each([
    [{ saved: 'voyage' }, 'Pier İskele'],
    [{ saved: 'unestimated' }, 'Chart'],
    [{ saved: 'done' }, 'İskele'],
    [{ labels: ['Access', 'None'] }, 'Buoy'],
    [{ search: 'hc-bu' }, 'Buoy'],
    [{ search: 'iskele' }, 'İskele'],
    [{ saved: 'voyage', labels: ['Data'], search: 'p' }, 'Pier'],
  ] as const)('%j', (part, wanted) => {
    expect(titles(findItems(items, { ...wholeBacklog, ...part }))).toBe(wanted);
  });

  it('counts what each saved view has', () => {
    expect(countSaved(items)).toEqual({ all: 4, voyage: 2, unestimated: 1, done: 1 });
  });

  it('knows the labels, the most used first', () => {
    expect(labelsOf(items, 'en')).toEqual([
      { label: 'Data', count: 2 },
      { label: 'Access', count: 1 },
    ]);
  });
});
