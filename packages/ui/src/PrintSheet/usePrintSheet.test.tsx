import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { usePrintSheet } from './usePrintSheet';

const Sheet = () => null;
const load = () => Promise.resolve(Sheet);
const failToLoad = () => Promise.reject(new Error('There is no connection'));
const tell = (event: 'beforeprint' | 'afterprint') => act(() => void dispatchEvent(new Event(event)));

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work));
  vi.stubGlobal('cancelIdleCallback', clearTimeout);
  const print = () => {
    dispatchEvent(new Event('beforeprint'));
    dispatchEvent(new Event('afterprint'));
  };
  vi.stubGlobal('print', vi.fn<() => void>(print));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('has a sheet only while the browser prints by itself', async () => {
  const { result, unmount } = renderHook(() => usePrintSheet(load));
  expect(result.current.Sheet).toBeNull();
  // It was loaded when the page rested, and not because somebody prints.
  await vi.waitFor(() => {
    tell('beforeprint');
    expect(result.current.Sheet).toBe(Sheet);
  });
  tell('afterprint');
  expect(result.current.Sheet).toBeNull();
  unmount();
});

it('waits for the sheet before it prints, and prints without one that does not load', async () => {
  for (const [loader, wanted] of [
    [load, Sheet],
    [failToLoad, null],
  ] as const) {
    const seen: unknown[] = [];
    const { result, unmount } = renderHook(() => {
      const print = usePrintSheet(loader);
      seen.push(print.Sheet);
      return print;
    });
    await act(() => result.current.print());
    expect(window.print).toHaveBeenCalled();
    expect(seen.includes(Sheet)).toBe(wanted !== null);
    expect(result.current.Sheet).toBeNull();
    unmount();
  }
});
