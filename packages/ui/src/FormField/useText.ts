import { useState } from 'react';

export interface TextState {
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
}

/** The text of a field whether or not its owner keeps it, for what stands beside it: counter, clear button. */
export function useText({ value, defaultValue = '', onChange }: TextState): [string, (text: string) => void] {
  const [own, setOwn] = useState(defaultValue);
  return [
    value ?? own,
    (text) => {
      setOwn(text);
      onChange?.(text);
    },
  ];
}
