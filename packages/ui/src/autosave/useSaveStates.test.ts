import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useSaveStates } from './useSaveStates';

it('does not hide a field that is not saved behind another that is', () => {
  const { result } = renderHook(() => useSaveStates());
  const tell = (...told: Parameters<(typeof result.current)[1]>) => {
    act(() => result.current[1](...told));
    return result.current[0];
  };
  expect(result.current[0]).toBe('idle');
  expect(tell('failed', 'title')).toBe('failed');
  expect(tell('saving', 'text')).toBe('failed');
  expect(tell('saved', 'text')).toBe('failed');
  expect(tell('saving', 'title')).toBe('saving');
  expect(tell('saved', 'title')).toBe('saved');
  expect(tell('idle', 'title')).toBe('saved');
});
