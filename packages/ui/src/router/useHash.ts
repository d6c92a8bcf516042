import { useSyncExternalStore } from 'react';
import { useInRouterContext, useLocation } from './router';

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}

function usePageHash(): string {
  return useSyncExternalStore(
    subscribe,
    () => location.hash,
    () => '',
  );
}

/** The fragment of the address: of the react-router that stands around, else of the page. */
export function useHash(): string {
  const isRouted = useInRouterContext();
  // oxlint-disable-next-line react/rules-of-hooks -- A mounted component never moves into a router or out of one.
  return isRouted ? useLocation().hash : usePageHash();
}
