import { session } from '@quarterdeck/data/session/session';
import { sessionAnswer } from '@quarterdeck/data/session/testing/sessionAnswer';
import { removeKeys } from '@quarterdeck/ui/storage';
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useSignedIn } from './useSignedIn';

afterEach(() => {
  removeKeys('');
  session.follow();
});

it('goes on once where the form of the page has signed somebody in', () => {
  const goOn = vi.fn<() => void>();
  const { rerender } = renderHook(({ hasSent }) => useSignedIn(hasSent, goOn), { initialProps: { hasSent: false } });
  act(() => session.begin(sessionAnswer()));
  rerender({ hasSent: true });
  expect(goOn).toHaveBeenCalledOnce();
});

it('goes on where somebody signs in elsewhere', () => {
  const goOn = vi.fn<() => void>();
  renderHook(() => useSignedIn(false, goOn));
  act(() => session.begin(sessionAnswer()));
  expect(goOn).toHaveBeenCalledOnce();
});

it('goes on for who was signed in already and signs in again', () => {
  session.begin(sessionAnswer());
  const goOn = vi.fn<() => void>();
  const { rerender } = renderHook(({ hasSent }) => useSignedIn(hasSent, goOn), { initialProps: { hasSent: false } });
  expect(goOn).not.toHaveBeenCalled();
  rerender({ hasSent: true });
  expect(goOn).toHaveBeenCalledOnce();
});
