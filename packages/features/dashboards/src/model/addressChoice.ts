import type { ViewInAddress } from '@quarterdeck/ui/addressState';

/** One value in the parameters of an address. */
export type AddressChoice<Value> = ViewInAddress<{ value: Value }>;

/** The one of `values` that a text names; `usual` for anything else. */
export const readChoice = <Value extends string | number>(
  text: string | null,
  values: readonly Value[],
  usual: Value,
): Value => values.find((value) => String(value) === text) ?? usual;

/** A choice of a few values by the parameter `name`; the usual one is left out of the address. */
export const choiceInAddress = <Value extends string | number>(
  name: string,
  values: readonly Value[],
  usual: NoInfer<Value>,
): AddressChoice<Value> => ({
  names: new Set([name]),
  read: (parameters) => ({ value: readChoice(parameters.get(name), values, usual) }),
  write: ({ value }) => new URLSearchParams(value === usual ? {} : { [name]: String(value) }),
});
