import { readJson, removeKey, writeJson } from '@quarterdeck/ui/storage';
import { useState } from 'react';

export interface KeptDraft<T> {
  /** What was typed; fields that nobody has touched are absent. */
  draft: Partial<T>;
  change: (changes: Partial<T>) => void;
  /** Once it is saved or sent, or thrown away. */
  forget: () => void;
}

/**
 * What was typed into a form that saves with a button: the browser keeps it until then, so that a reload loses nothing.
 * @param parse takes over what can be read of a stored draft; undefined for what is none.
 */
export function useKeptDraft<T extends object>(
  key: string,
  parse: (value: unknown) => Partial<T> | undefined,
): KeptDraft<T> {
  const [draft, setDraft] = useState(() => readJson<Partial<T>>(key, parse, {}));
  return {
    draft,
    change: (changes) => {
      const next = { ...draft, ...changes };
      setDraft(next);
      writeJson(key, next);
    },
    forget: () => {
      setDraft({});
      removeKey(key);
    },
  };
}
