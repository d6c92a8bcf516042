import { describe, expect, it } from 'vitest';
import { rowsToLoad, treeRows, type LoadedChildren, type TreeNode, type TreeRow } from './treeRows';

const nodes: TreeNode[] = [
  { id: 'docs', name: 'Documents', children: [{ id: 'old', name: 'Old', hasChildren: true }] },
  { id: 'note', name: 'note.txt' },
];
const ids = (rows: readonly TreeRow[]): unknown[] => rows.map((row) => [row.id, row.status, ids(row.children)]);

describe('treeRows', () => {
  it('has a row for what is awaited', () => {
    expect(ids(treeRows(nodes, new Map()))).toEqual([
      ['docs', undefined, [['old', undefined, [['old/status', 'loading', []]]]]],
      ['note', undefined, []],
    ]);
  });

  it('has a row for what did not come', () => {
    const loaded = new Map<string, LoadedChildren>([['old', 'failed']]);
    expect(treeRows(nodes, loaded)[0]?.children[0]?.children[0]?.status).toBe('failed');
  });

  it('puts what was loaded in its place, also when there is nothing', () => {
    const loaded = new Map<string, LoadedChildren>([['old', [{ id: 'deep', name: 'Deep' }]]]);
    expect(treeRows(nodes, loaded)[0]?.children[0]?.children.map(({ id }) => id)).toEqual(['deep']);
    expect(treeRows(nodes, new Map([['old', []]]))[0]?.children[0]?.children).toEqual([]);
  });
});

describe('rowsToLoad', () => {
  const toLoad = (expanded: string[]) =>
    rowsToLoad(treeRows(nodes, new Map()), new Set(expanded)).map((node) => node.id);

  it('loads what is open', () => expect(toLoad(['docs', 'old'])).toEqual(['old']));

  it('leaves what cannot be seen', () => {
    expect(toLoad(['docs'])).toEqual([]);
    expect(toLoad(['old'])).toEqual([]);
  });
});
