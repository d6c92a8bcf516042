import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/**
 * False while a page is prerendered, and in its first render in the browser, which has to be the same; then true. What
 * depends on the day, the address or the visitor is rendered once it is true.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
