import { describe, expect, it } from 'vitest';
import { firstRows, type MenuItem } from './navigationTree';

const link = (id: string): MenuItem => ({ id, label: id, type: 'basic' });
const group = (id: string, count: number): MenuItem => ({
  id,
  label: id,
  type: 'group',
  children: Array.from({ length: count }, (_, at) => link(`${id}.${at}`)),
});
const idsOf = (items: readonly MenuItem[]) =>
  items.flatMap(({ id, children = [] }) => [id, ...children.map((c) => c.id)]);

describe('the first rows of a menu', () => {
  it.each([
    ['short', [group('one', 3), link('two')]],
    ['as long as that', [group('one', 4)]],
    ['empty', []],
  ])('are the menu itself where it is %s', (_, menu) => {
    expect(firstRows(menu, 4)).toBe(menu);
  });

  it('end within a heading that holds too many', () => {
    expect(idsOf(firstRows([group('one', 2), group('two', 9), group('three', 9)], 4))).toEqual([
      'one',
      'one.0',
      'one.1',
      'two',
      'two.0',
      'two.1',
    ]);
  });

  it('end between two headings, and among entries without one', () => {
    expect(idsOf(firstRows([group('one', 2), group('two', 2), group('three', 9)], 4))).toEqual([
      'one',
      'one.0',
      'one.1',
      'two',
      'two.0',
      'two.1',
    ]);
    expect(firstRows(['a', 'b', 'c', 'd', 'e'].map(link), 3)).toHaveLength(3);
  });
});
