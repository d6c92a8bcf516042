import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useReloadWhenOver } from './useReloadWhenOver';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const open = (minutes: number | undefined, reload: () => Promise<boolean>) =>
  renderHook(({ left }: { left: number | undefined }) => useReloadWhenOver(left, reload), {
    initialProps: { left: minutes },
  });

it('loads the page anew once the time is over', () => {
  const reload = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true));
  const { rerender } = open(2, reload);
  rerender({ left: 1 });
  expect(reload).not.toHaveBeenCalled();
  rerender({ left: 0 });
  expect(reload).toHaveBeenCalledTimes(1);
});

it('asks a server that is not back again, and no longer once it has answered', async () => {
  const reload = vi.fn<() => Promise<boolean>>().mockResolvedValueOnce(false).mockResolvedValue(true);
  const { rerender } = open(1, reload);
  rerender({ left: 0 });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reload).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(reload).toHaveBeenCalledTimes(2);
});

it('does not load a page in circles that was opened after its time, and none without one', async () => {
  const reload = vi.fn<() => Promise<boolean>>(() => Promise.resolve(false));
  open(0, reload);
  open(undefined, reload);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(reload).not.toHaveBeenCalled();
});
