import { useAddressView } from '@quarterdeck/ui/addressState';
import type { AddressChoice } from '../model/addressChoice';

/**
 * What a dashboard shows, as its address says.
 * @param choice the same object at every render.
 * @returns `choose` takes the place of the present entry of the history, but for what is like a page: with `push`, back
 * leads to the one before.
 */
export function useAddressChoice<Value>(
  choice: AddressChoice<Value>,
): [value: Value, choose: (value: Value, history?: 'push' | 'replace') => void] {
  const { view, change } = useAddressView(choice);
  return [view.value, (value, history = 'replace') => change({ value }, history)];
}
