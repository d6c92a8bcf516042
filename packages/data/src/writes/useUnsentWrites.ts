import { useIsMutating, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { connectionOf } from './connection';
import { writeKey } from './writeKey';

/** How many writes wait for a connection; 0 while calls get through. */
export function useUnsentWrites(): number {
  const connection = connectionOf(useQueryClient());
  const isLost = useSyncExternalStore(
    connection.subscribe,
    () => connection.isLost,
    () => false,
  );
  const pending = useIsMutating({ mutationKey: [writeKey] });
  return isLost ? pending : 0;
}
