import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useAttemptKey } from './useAttemptKey';

it('gives the same content the same key until it was sent, and another content another one', () => {
  const { result, rerender } = renderHook(() => useAttemptKey());
  const first = result.current.keyOf({ message: 'Ahoy' });
  rerender();
  expect(result.current.keyOf({ message: 'Ahoy' })).toBe(first);
  const second = result.current.keyOf({ message: 'Ahoy!' });
  expect(second).not.toBe(first);
  expect(result.current.keyOf({ message: 'Ahoy!' })).toBe(second);
  result.current.end();
  expect(result.current.keyOf({ message: 'Ahoy!' })).not.toBe(second);
});
