import { useSyncExternalStore } from 'react';
import { toasts } from './toastStore';

/** How many toasts there are, also those that still wait: above zero the region has to be mounted. */
export function useToastCount(): number {
  return useSyncExternalStore(toasts.subscribe, () => toasts.all().length);
}
