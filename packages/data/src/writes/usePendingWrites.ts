import { parseOutbox, type Outbox } from '@quarterdeck/contract/writes/outbox';
import { keysOf, onKeysChange, readJson } from '@quarterdeck/ui/storage';
import { useIsMutating } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { isSetAside, outboxPrefix } from './outboxPrefix';
import { writeKey } from './writeKey';

/** Writes that this page, other tabs and pages that are gone have kept in the browser until they are answered. */
const countKept = (): number =>
  keysOf(outboxPrefix)
    .filter((key) => !isSetAside(key))
    .reduce((sum, key) => sum + (readJson<Outbox | undefined>(key, parseOutbox, undefined)?.writes.length ?? 0), 0);

const watchKept = (onChange: () => void) => onKeysChange(outboxPrefix, onChange);

/** How many writes are not answered yet, in all tabs. */
export function usePendingWrites(): number {
  // What this page keeps changes with these.
  const pending = useIsMutating({ mutationKey: [writeKey] });
  const kept = useSyncExternalStore(watchKept, countKept, () => 0);
  return Math.max(pending, kept);
}
