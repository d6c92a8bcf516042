import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useMinutesLeft } from './useMinutesLeft';

const start = Date.parse('2026-01-15T13:48:20Z');

beforeEach(() => vi.useFakeTimers({ now: start }));
afterEach(() => vi.useRealTimers());

it('counts down as the minutes change, to 0', () => {
  const { result } = renderHook(() => useMinutesLeft(start + 100_000, Date.now));
  expect(result.current).toBe(2);
  act(() => void vi.advanceTimersByTime(39_000));
  expect(result.current).toBe(2);
  act(() => void vi.advanceTimersByTime(1_500));
  expect(result.current).toBe(1);
  act(() => void vi.advanceTimersByTime(60_000));
  expect(result.current).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});

it('knows nothing without an instant', () => {
  expect(renderHook(() => useMinutesLeft(undefined, Date.now)).result.current).toBeUndefined();
});
