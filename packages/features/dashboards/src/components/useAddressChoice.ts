import { useAddressView } from '@quarterdeck/ui/addressState';
import type { AddressChoice } from '../model/addressChoice';

/**
 * What a dashboard shows, as its address says.
 * @param choice the same object at every render.
 * @param history `push` for what is like a page, so that back leads to the one before.
 */
export function useAddressChoice<Value>(
  choice: AddressChoice<Value>,
  history: 'push' | 'replace' = 'replace',
): [value: Value, choose: (value: Value) => void] {
  const { view, change } = useAddressView(choice);
  return [view.value, (value) => change({ value }, history)];
}
