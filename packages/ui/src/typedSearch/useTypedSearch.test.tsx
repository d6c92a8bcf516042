import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useTypedSearch } from './useTypedSearch';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A field whose address follows only when the test says so. */
function openField() {
  const onSearch = vi.fn<(search: string) => void>();
  const { result, rerender } = renderHook(({ search }) => useTypedSearch(search, onSearch), {
    initialProps: { search: '' },
  });
  return {
    onSearch,
    field: result,
    type: (text: string) => {
      act(() => result.current.type(text));
    },
    rest: () => {
      act(() => void vi.advanceTimersByTime(300));
    },
    arrive: (search: string) => rerender({ search }),
  };
}

it('asks the address once the typing rests, without the blanks around it', () => {
  const { onSearch, type, rest, field } = openField();
  type('oa');
  type('oars ');
  expect(field.current.isUpToDate).toBe(false);
  rest();
  expect(onSearch.mock.calls).toEqual([['oars']]);
});

it('keeps what was typed since, when the address comes late', () => {
  const { onSearch, type, rest, arrive, field } = openField();
  type('oars');
  rest();
  type('');
  arrive('oars');
  expect(field.current.text).toBe('');
  rest();
  expect(onSearch).toHaveBeenLastCalledWith('');
  arrive('');
  expect(field.current).toMatchObject({ text: '', isUpToDate: true });
});

it('follows back, forward and links', () => {
  const { type, rest, arrive, field } = openField();
  type('oars');
  rest();
  arrive('oars');
  arrive('');
  expect(field.current.text).toBe('');
  arrive('oars');
  expect(field.current.text).toBe('oars');
});
