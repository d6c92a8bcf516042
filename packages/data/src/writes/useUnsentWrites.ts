import { useIsMutating } from '@tanstack/react-query';
import { useConnectionLost } from './useConnectionLost';
import { writeKey } from './writeKey';

/** How many writes wait for a connection; 0 while calls get through. */
export function useUnsentWrites(): number {
  const isLost = useConnectionLost();
  const pending = useIsMutating({ mutationKey: [writeKey] });
  return isLost ? pending : 0;
}
