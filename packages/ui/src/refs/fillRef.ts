import type { Ref } from 'react';

/** Hands an element to the ref that a caller gave, where the component needs the element as well. */
export function fillRef<T>(ref: Ref<T> | undefined, value: T | null): void {
  if (typeof ref === 'function') ref(value);
  else if (ref) ref.current = value;
}
