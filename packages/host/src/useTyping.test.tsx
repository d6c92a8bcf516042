import { act, fireEvent, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useTyping } from './useTyping';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it.each(['keydown', 'input', 'compositionupdate'])(
  'somebody types from a %s until nothing has come for a second',
  (sign) => {
    const { result } = renderHook(useTyping);
    expect(result.current).toBe(false);
    fireEvent(document.body, new Event(sign, { bubbles: true }));
    expect(result.current).toBe(true);
    act(() => void vi.advanceTimersByTime(900));
    fireEvent(document.body, new Event(sign, { bubbles: true }));
    act(() => void vi.advanceTimersByTime(999));
    expect(result.current).toBe(true);
    act(() => void vi.advanceTimersByTime(1));
    expect(result.current).toBe(false);
  },
);
