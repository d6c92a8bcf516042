import { useEffect, useSyncExternalStore } from 'react';

// A page has one title: what is open on it is named in one place, whoever shows it.
let shown: string | undefined;
const listeners = new Set<() => void>();

function show(title: string | undefined): void {
  shown = title;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/**
 * Names the open record, such as a task, in the title of the browser's tab and history. The host writes it.
 * @param title undefined or empty where there is none, or none yet.
 */
export function useRecordTitle(title: string | undefined): void {
  const name = title?.trim();
  useEffect(() => {
    if (name === undefined || name === '') return undefined;
    show(name);
    return () => show(undefined);
  }, [name]);
}

/** For the host: the title of the record that is open; undefined for none. */
export const useShownRecordTitle = (): string | undefined =>
  useSyncExternalStore(
    subscribe,
    () => shown,
    () => undefined,
  );
