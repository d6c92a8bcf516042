import { readJson, removeKey, writeJson } from '../storage';
import { useState } from 'react';

export interface KeptDraft<T> {
  /** What was typed; fields that nobody has touched, or that were taken back, are absent. */
  draft: Partial<T>;
  change: (changes: Partial<T>) => void;
  /** Once it is saved or sent, or thrown away. */
  forget: () => void;
}

type Compare = (one: unknown, other: unknown) => boolean;

const isSame: Compare = (one, other) => JSON.stringify(one) === JSON.stringify(other);

const trimmed = (value: unknown) =>
  JSON.stringify(value, (_, part: unknown) => (typeof part === 'string' ? part.trim() : part));

/** But for blanks around its texts: while somebody types, a blank is the beginning of the next word. */
const meansSame: Compare = (one, other) => trimmed(one) === trimmed(other);

/** A draft without the fields that are as saved: kept, they would undo what is saved later from elsewhere. */
function withoutSaved<T extends object>(draft: Partial<T>, saved: T, compare: Compare): Partial<T> {
  const savedFields = new Map<string, unknown>(Object.entries(saved));
  const differing = Object.entries(draft).filter(([field, value]) => !compare(value, savedFields.get(field)));
  return Object.fromEntries(differing) as Partial<T>;
}

/**
 * What was typed into a form that saves with a button: the browser keeps it until then, so that a reload loses nothing.
 * @param parse takes over what can be read of a stored draft; undefined for what is none.
 * @param saved what the fields hold as long as nobody has typed; texts, or lists of texts.
 */
export function useKeptDraft<T extends object>(
  key: string,
  parse: (value: unknown) => Partial<T> | undefined,
  saved: T,
): KeptDraft<T> {
  const [draft, setDraft] = useState(() => readJson<Partial<T>>(key, parse, {}));
  return {
    draft,
    change: (changes) => {
      const next = withoutSaved({ ...draft, ...changes }, saved, isSame);
      setDraft(next);
      const kept = withoutSaved(next, saved, meansSame);
      if (Object.keys(kept).length === 0) removeKey(key);
      else writeJson(key, kept);
    },
    forget: () => {
      setDraft({});
      removeKey(key);
    },
  };
}
