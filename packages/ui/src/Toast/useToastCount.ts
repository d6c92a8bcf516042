import { useSyncExternalStore } from 'react';
import { toasts } from './toastStore';

const subscribe = (listener: () => void) => toasts.subscribe(listener);
const count = () => toasts.all().length;

/** How many toasts there are, also those that still wait: above zero the region has to be mounted. */
export function useToastCount(): number {
  return useSyncExternalStore(subscribe, count);
}
