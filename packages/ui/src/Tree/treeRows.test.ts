import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetWarnings } from '../development';
import { rowsToLoad, statusIdOf, treeRows, type LoadedChildren, type TreeNode, type TreeRow } from './treeRows';

const nodes: TreeNode[] = [
  { id: 'docs', name: 'Documents', children: [{ id: 'old', name: 'Old', hasChildren: true }] },
  { id: 'note', name: 'note.txt' },
];
const ids = (rows: readonly TreeRow[]): unknown[] => rows.map((row) => [row.id, row.status, ids(row.children)]);

describe('treeRows', () => {
  it('has a row for what is awaited', () => {
    expect(ids(treeRows(nodes, new Map()))).toEqual([
      ['docs', undefined, [['old', undefined, [[statusIdOf('old'), 'loading', []]]]]],
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

describe('treeRows of hostile data', () => {
  const shown = (rows: readonly TreeRow[]): string[] => rows.flatMap(({ id, children }) => [id, ...shown(children)]);

  beforeEach(() => {
    forgetWarnings();
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => vi.restoreAllMocks());

  it('leaves out what stands above already, also in a circle of what was loaded', () => {
    const twice: TreeNode[] = [
      { id: 'a', name: 'A', hasChildren: true },
      { id: 'a', name: 'A again' },
    ];
    const circle = new Map<string, LoadedChildren>([['a', [{ id: 'a', name: 'A', hasChildren: true }]]]);
    expect(shown(treeRows(twice, circle))).toEqual(['a']);
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining('the id “a”'));
  });

  it('keeps what is there where the same id is loaded later, above it', () => {
    const folders: TreeNode[] = [
      { id: 'recent', name: 'Recent', hasChildren: true },
      { id: 'b', name: 'B' },
    ];
    const loaded = new Map<string, LoadedChildren>([
      [
        'recent',
        [
          { id: 'b', name: 'B in recent' },
          { id: 'c', name: 'C' },
        ],
      ],
    ]);
    expect(treeRows(folders, loaded).map(({ node }) => node.name)).toEqual(['Recent', 'B']);
    expect(shown(treeRows(folders, loaded))).toEqual(['recent', 'c', 'b']);
  });

  it('waits for nothing where nothing can be loaded', () => {
    expect(shown(treeRows([{ id: 'a', name: 'A', hasChildren: true }], undefined))).toEqual(['a']);
  });

  it('tells the row of a status from a node of a similar id', () => {
    const nodes = [
      { id: 'a', name: 'A', hasChildren: true },
      { id: 'a/status', name: 'Status' },
    ];
    expect(new Set(shown(treeRows(nodes, new Map()))).size).toBe(3);
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
