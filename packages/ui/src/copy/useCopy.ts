import { useCallback, useState } from 'react';
import { announce } from '../LiveRegion';
import { useKitMessages } from '../messages';
import { toasts } from '../Toast';

export interface Copying {
  /** Whether the last text is on the clipboard, so that the button can say so. */
  isCopied: boolean;
  /** Copies and announces it; a browser that refuses is reported in a toast. @returns whether it was copied. */
  copy: (text: string) => Promise<boolean>;
  /** The button says again what it does. */
  forget: () => void;
}

/** The one way to the clipboard. */
export function useCopy(): Copying {
  const messages = useKitMessages();
  const [isCopied, setCopied] = useState(false);
  const copy = useCallback(
    async (text: string) => {
      try {
        // Without a secure address there is no clipboard at all.
        await navigator.clipboard.writeText(text);
      } catch {
        setCopied(false);
        toasts.add({ title: messages.copyRefused, tone: 'warning' });
        return false;
      }
      setCopied(true);
      announce(messages.copied);
      return true;
    },
    [messages],
  );
  const forget = useCallback(() => setCopied(false), []);
  return { isCopied, copy, forget };
}
