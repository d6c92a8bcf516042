import { renderHook } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, it, vi } from 'vitest';
import { useLatestCallback } from './useLatestCallback';

it('does what the last render gave, and begins no effect anew', () => {
  const began = vi.fn<() => void>();
  const said: string[] = [];
  const { result, rerender } = renderHook(
    ({ name }) => {
      const say = useLatestCallback((greeting: string) => said.push(`${greeting}, ${name}`));
      useEffect(() => {
        began();
        say('Ahoy');
      }, [say]);
      return say;
    },
    { initialProps: { name: 'Ada' } },
  );
  rerender({ name: 'Grace' });
  result.current('Farewell');
  expect(said).toEqual(['Ahoy, Ada', 'Farewell, Grace']);
  expect(began).toHaveBeenCalledOnce();
});
