import { useCallback, useState } from 'react';
import type { SaveState } from './useAutosave';

/** From what has to be said first to what need not be said. */
const order: readonly SaveState[] = ['failed', 'saving', 'saved', 'idle'];

/**
 * The state of a record whose fields are saved each by itself: one that could not be saved is not hidden by another that was.
 * @returns the state of all, and what hears that of one field: an `onState`.
 */
export function useSaveStates(): [state: SaveState, tell: (state: SaveState, field: string) => void] {
  const [states, setStates] = useState<ReadonlyMap<string, SaveState>>(new Map());
  const tell = useCallback((state: SaveState, field: string) => {
    setStates((before) => ((before.get(field) ?? 'idle') === state ? before : new Map(before).set(field, state)));
  }, []);
  const told = new Set(states.values());
  return [order.find((state) => told.has(state)) ?? 'idle', tell];
}
