import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSteadyWait } from './useSteadyWait';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => {
  act(() => void vi.advanceTimersByTime(ms));
};

it('shows a wait that is longer than a moment, and keeps it for as long as it takes to be read', () => {
  const { result, rerender } = renderHook(useSteadyWait, { initialProps: true });
  pass(149);
  expect(result.current).toBe(false);
  pass(2);
  expect(result.current).toBe(true);
  pass(1);
  rerender(false);
  pass(280);
  expect(result.current).toBe(true);
  pass(40);
  expect(result.current).toBe(false);
});

it('never shows a short wait', () => {
  const { result, rerender } = renderHook(useSteadyWait, { initialProps: true });
  pass(100);
  rerender(false);
  pass(1_000);
  expect(result.current).toBe(false);
});

it('does not come back over what arrived while it was becoming due', () => {
  const seen: boolean[] = [];
  const { rerender } = renderHook((isWaiting: boolean) => seen.push(useSteadyWait(isWaiting)), { initialProps: true });
  // The time is up, and before that is drawn the content is there.
  act(() => {
    vi.advanceTimersByTime(150);
    rerender(false);
  });
  pass(1_000);
  expect(seen).not.toContain(true);
});
