import { useState, type ClipboardEvent, type FormEvent } from 'react';
import { announce } from '../LiveRegion';
import { useKitMessages } from '../messages';

type TextElement = HTMLInputElement | HTMLTextAreaElement;

/** How many characters of a pasted text the browser leaves out, because the field takes no more. */
function leftOutOf({ clipboardData, currentTarget }: ClipboardEvent<TextElement>): number {
  const { value, maxLength, selectionStart, selectionEnd } = currentTarget;
  if (maxLength < 0) return 0;
  const replaced = (selectionEnd ?? 0) - (selectionStart ?? 0);
  const room = maxLength - (value.length - replaced);
  // As the field takes it: lines end in one character, and a field of one line leaves out their ends.
  const isOneLine = currentTarget instanceof HTMLInputElement;
  const pasted = clipboardData.getData('text').replaceAll(/\r\n?|\n/g, isOneLine ? '' : '\n');
  return Math.max(0, pasted.length - room);
}

/**
 * Says that a pasted text did not fit whole, until the next change: the browser cuts it at `maxLength` without a word.
 * @param text what the field holds.
 * @returns the words, undefined while there is nothing to say, and handlers for the element that is typed into.
 */
export function usePasteLimit(text: string, maxLength: number | undefined) {
  const messages = useKitMessages();
  const [leftOut, setLeftOut] = useState(0);
  return {
    // One that has room again was changed since, also where the page did it.
    notice: leftOut > 0 && maxLength === text.length ? messages.pasteCut(leftOut) : undefined,
    inputProps: {
      onPaste: (event: ClipboardEvent<TextElement>) => {
        const count = leftOutOf(event);
        setLeftOut(count);
        if (count > 0) announce(messages.pasteCut(count));
      },
      onInput: ({ nativeEvent }: FormEvent<TextElement>) => {
        const isPaste = nativeEvent instanceof InputEvent && nativeEvent.inputType === 'insertFromPaste';
        if (!isPaste) setLeftOut(0);
      },
    },
  };
}
