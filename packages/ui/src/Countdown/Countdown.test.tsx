import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Countdown } from './Countdown';

beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-01-15T09:30:00.400Z') }));
afterEach(() => vi.useRealTimers());

it('counts with the clock and ends', () => {
  render(<Countdown until="2026-01-15T09:30:02Z" label="Left" doneText="Open" />);
  expect(screen.getByRole('timer').textContent).toContain('02');
  act(() => {
    vi.advanceTimersByTime(700);
  });
  expect(screen.getByRole('timer').textContent).toContain('01');
  act(() => {
    vi.advanceTimersByTime(2000);
  });
  expect(screen.getByRole('timer').textContent).toBe('Open');
  expect(vi.getTimerCount()).toBe(0);
});

it('catches up after the page has slept', () => {
  render(<Countdown until="2026-01-15T10:30:00Z" label="Left" doneText="Open" />);
  vi.setSystemTime(Date.parse('2026-01-15T10:29:50.400Z'));
  act(() => {
    vi.advanceTimersToNextTimer();
  });
  expect(screen.getByRole('timer').textContent).toMatch(/^00 hours|00 days/);
  expect(screen.getByRole('timer').textContent).toContain('00 minutes');
});
