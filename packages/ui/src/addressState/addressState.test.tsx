import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { MemoryRouter, useLocation } from '../router';
import { useAddressParameters, useAddressView, type ViewInAddress } from './addressState';

const at = (address: string) => ({
  wrapper: ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
  ),
});

it('changes its own parameters and leaves the others', () => {
  const { result } = renderHook(
    () => ({ search: useLocation().search, set: useAddressParameters()[1] }),
    at('/tasks?layout=thin&q=a'),
  );
  act(() => result.current.set({ q: 'b', new: '' }));
  expect(result.current.search).toBe('?layout=thin&q=b&new=');
  act(() => result.current.set({ q: null, new: null }));
  expect(result.current.search).toBe('?layout=thin');
});

interface Catalog {
  sort: string;
  page: number;
}
const catalog: ViewInAddress<Catalog> = {
  names: new Set(['sort', 'page']),
  read: (parameters) => ({ sort: parameters.get('sort') ?? 'name', page: Number(parameters.get('page') ?? 1) }),
  write: ({ sort, page }) => new URLSearchParams({ sort, ...(page > 1 ? { page: String(page) } : {}) }),
};

it('writes a changed view beside what others say in the address', () => {
  const { result } = renderHook(
    () => ({ ...useAddressView(catalog), search: useLocation().search }),
    at('/?page=3&x=1'),
  );
  expect(result.current.view).toEqual({ sort: 'name', page: 3 });
  expect(result.current.searchOf({ sort: 'price' })).toBe('?sort=price&page=3&x=1');
  act(() => result.current.change({ page: 1 }));
  expect(result.current.search).toBe('?sort=name&x=1');
});
