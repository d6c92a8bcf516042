import type { Ref } from 'react';

/** What functions given as refs returned: it is called in place of the function once the element goes. */
const cleanups = new WeakMap<object, (() => void)[]>();

/** Hands an element to the ref that a caller gave, where the component needs the element as well. */
export function fillRef<T>(ref: Ref<T> | undefined, value: T | null): void {
  if (typeof ref !== 'function') {
    if (ref) ref.current = value;
    return;
  }
  const kept = cleanups.get(ref) ?? [];
  if (value === null && kept.length > 0) {
    kept.pop()?.();
    return;
  }
  const cleanup = ref(value);
  if (typeof cleanup === 'function') cleanups.set(ref, [...kept, cleanup]);
}
