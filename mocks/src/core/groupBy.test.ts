import { expect, it } from 'vitest';
import { groupBy } from './groupBy';

it('groups records in the order given, also under null', () => {
  const files = [
    { id: 'a', folder: 'docs' },
    { id: 'b', folder: null },
    { id: 'c', folder: 'docs' },
  ];
  const groups = groupBy(files, ({ folder }) => folder);
  expect([...groups].map(([folder, group]) => [folder, group.map(({ id }) => id)])).toEqual([
    ['docs', ['a', 'c']],
    [null, ['b']],
  ]);
});
