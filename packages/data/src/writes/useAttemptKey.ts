import { newId } from '@quarterdeck/contract/rules/newId';
import { useMemo, useRef } from 'react';

/**
 * Keys for what a form sends at once (`idempotencyKey` of `request`): the same as long as the content is, so that a second
 * press after an answer that got lost does not do it twice.
 */
export function useAttemptKey() {
  const last = useRef<{ text: string; key: string }>(undefined);
  return useMemo(
    () => ({
      /** @param content is compared as JSON. */
      keyOf: (content: object): string => {
        const text = JSON.stringify(content);
        if (last.current?.text !== text) last.current = { text, key: newId() };
        return last.current.key;
      },
      /** It was done: the same content is sent anew from now on. */
      end: () => {
        last.current = undefined;
      },
    }),
    [],
  );
}
