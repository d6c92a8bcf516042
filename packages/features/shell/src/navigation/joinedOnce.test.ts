import type { NavigationItem } from '@quarterdeck/contract/entities/navigation';
import { expect, it, vi } from 'vitest';
import { joinedOnce } from './joinedOnce';

const items: NavigationItem[] = [{ id: 'apps.notes', title: 'Notes', type: 'basic' }];
const makeJoin = (language: string) =>
  vi.fn<(list: readonly NavigationItem[]) => { id: string; label: string; type: 'basic' }[]>((list) =>
    list.map(({ id, title }) => ({ id, label: `${title} (${language})`, type: 'basic' })),
  );

it('joins a menu once for all who show it', () => {
  const join = makeJoin('en');
  const first = joinedOnce(items, ['en'], join);
  expect(joinedOnce(items, ['en'], join)).toBe(first);
  expect(join).toHaveBeenCalledTimes(1);
});

it('joins it anew in another language, and another menu for itself', () => {
  expect(joinedOnce(items, ['tr'], makeJoin('tr'))[0]?.label).toBe('Notes (tr)');
  expect(joinedOnce(items, ['en'], makeJoin('en'))[0]?.label).toBe('Notes (en)');
  expect(joinedOnce([], ['en'], makeJoin('en'))).toEqual([]);
});
