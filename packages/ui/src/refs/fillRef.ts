import { useCallback, type Ref, type RefCallback } from 'react';

/**
 * Hands an element to the ref that a caller gave, where the component needs the element as well.
 * @returns what takes it back: as React does it, also where the ref is a function that returns how.
 */
export function fillRef<T>(ref: Ref<T> | undefined, element: T): () => void {
  if (typeof ref !== 'function') {
    if (ref) ref.current = element;
    return () => {
      if (ref) ref.current = null;
    };
  }
  const cleanup = ref(element);
  return typeof cleanup === 'function' ? cleanup : () => void ref(null);
}

/** @returns a ref that fills the component's own and the caller's. */
export function useJoinedRef<T>(own: Ref<T>, outer: Ref<T> | undefined): RefCallback<T> {
  return useCallback(
    (element: T) => {
      const letGo = [fillRef(own, element), fillRef(outer, element)];
      return () => {
        for (const part of letGo) part();
      };
    },
    [own, outer],
  );
}
