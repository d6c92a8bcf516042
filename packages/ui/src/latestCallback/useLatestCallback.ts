import { useCallback, useInsertionEffect, useRef } from 'react';

/**
 * A function that stays the same and always does what the last render gave: effects and listeners that call it need not
 * begin anew. React's own `useEffectEvent` came with 19.2 only; the kit also works with older ones.
 */
export function useLatestCallback<F extends (...parameters: never[]) => unknown>(latest: F): F {
  const ref = useRef(latest);
  // Before all other effects of this render.
  useInsertionEffect(() => {
    ref.current = latest;
  });
  // It takes and returns what the function does.
  return useCallback((...parameters: Parameters<F>) => ref.current(...parameters), []) as F;
}
