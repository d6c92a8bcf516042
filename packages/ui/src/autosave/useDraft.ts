import { useState } from 'react';
import { readText, removeKey, writeText } from '../storage';

/**
 * A text that somebody sends when it is done, and that survives a reload until then.
 * @param draftKey where the browser keeps it; an empty text is not kept.
 */
export function useDraft(draftKey: string) {
  const [text, setText] = useState(() => readText(draftKey) ?? '');
  const change = (next: string) => {
    setText(next);
    if (next === '') removeKey(draftKey);
    else writeText(draftKey, next);
  };
  return [text, change] as const;
}
