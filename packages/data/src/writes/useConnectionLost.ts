import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { connectionOf } from './connection';

/** Whether calls do not get through, as far as this page has noticed. */
export function useConnectionLost(): boolean {
  const connection = connectionOf(useQueryClient());
  return useSyncExternalStore(
    connection.subscribe,
    () => connection.isLost,
    () => false,
  );
}
