import { newBacklogItem, type BacklogItem, type BacklogItemId } from '@quarterdeck/contract/entities/backlogItem';
import { describe, expect, it } from 'vitest';
import { draftKey, groupRows, isGroup, isItem, rowKey, targetOf } from './backlogRows';

const build = (name: string, rest: Partial<BacklogItem> = {}): BacklogItem => ({
  ...newBacklogItem({ id: name as BacklogItemId, key: name, title: name, order: 0, createdAt: '' }),
  ...rest,
});
const items = [
  build('a', { status: 'now', estimateDays: 5 }),
  build('b', { status: 'next', estimateDays: 2.5 }),
  build('c', { status: 'now' }),
  build('d', { status: 'next' }),
];
const rowsOf = (collapsed: readonly BacklogItem['status'][] = [], hasEmptyGroups = false) =>
  groupRows(items, { collapsed: new Set(collapsed), hasEmptyGroups });
const linesOf = (rows: ReturnType<typeof rowsOf>) =>
  rows.map((row) => {
    if (isItem(row)) return row.title;
    return isGroup(row) ? `${row.status} ${row.count} ${row.days}` : draftKey;
  });

describe('BK-1 the rows of the list', () => {
  it('stand under the heads of their groups, with the number and the sum of each', () => {
    expect(linesOf(rowsOf())).toEqual(['now 2 5', 'a', 'c', 'next 2 2.5', 'b', 'd']);
  });

  it('of a collapsed group are left out, the head keeps its figures', () => {
    expect(linesOf(rowsOf(['now']))).toEqual(['now 2 5', 'next 2 2.5', 'b', 'd']);
  });

  it('have a head for every group where something is to be put there', () => {
    expect(linesOf(rowsOf([], true)).filter((line) => line.endsWith(' 0 0'))).toEqual(['later 0 0', 'done 0 0']);
  });
});

describe('BK-1 the field for a new item', () => {
  it('stands at the end of its group, where the item will', () => {
    const rows = groupRows(items, { collapsed: new Set(), hasEmptyGroups: false, draftIn: 'now' });
    expect(linesOf(rows)).toEqual(['now 2 5', 'a', 'c', 'draft', 'next 2 2.5', 'b', 'd']);
  });

  it('shows the head of a group that has no items', () => {
    const rows = groupRows(items, { collapsed: new Set(), hasEmptyGroups: false, draftIn: 'done' });
    expect(linesOf(rows).slice(-2)).toEqual(['done 0 0', 'draft']);
  });
});

describe('BK-1 a row that is dropped', () => {
  it.each([
    ['before another item', 'd', 1, { status: 'now', place: 1, beforeId: 'a' }],
    ['at the end of a group', 'd', 3, { status: 'now', place: 3, beforeId: undefined }],
    ['below the head of a group', 'a', 3, { status: 'next', place: 1, beforeId: 'b' }],
    ['at the end of the list', 'a', 5, { status: 'next', place: 3, beforeId: undefined }],
  ])('%s goes there', (_place, key, to, wanted) => {
    expect(targetOf(rowsOf(), [key], to)).toEqual(wanted);
  });

  it('above the first group goes nowhere', () => {
    expect(targetOf(rowsOf(), ['a'], 0)).toBeUndefined();
  });

  it('on the head of a collapsed group goes to its end', () => {
    expect(targetOf(rowsOf(['now']), ['b'], 1)).toEqual({ status: 'now', place: 1, beforeId: undefined });
  });

  it('takes the others of the selection along', () => {
    expect(targetOf(rowsOf(), ['a', 'd'], 3)).toEqual({ status: 'next', place: 1, beforeId: 'b' });
  });
});

it('has a key for every row', () => {
  const rows = rowsOf([], true);
  expect(new Set(rows.map(rowKey)).size).toBe(rows.length);
});
