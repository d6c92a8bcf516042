import { useSyncExternalStore } from 'react';
import { toasts } from './toastStore';

const count = () => toasts.all().length;
/** A prerendered page has none, and the browser begins with the same. */
const prerenderedCount = () => 0;

/** How many toasts there are, also those that still wait: above zero the region has to be mounted. */
export function useToastCount(): number {
  return useSyncExternalStore(toasts.subscribe, count, prerenderedCount);
}
