import { useLayoutEffect, useRef, type RefObject } from 'react';

const isCounted = (character: string) => /[\p{Nd}+]/u.test(character);

/** Where so many digits stand before the caret. */
function caretAfter(text: string, digits: number): number {
  let count = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (count === digits) return index;
    if (isCounted(text.charAt(index))) count += 1;
  }
  return text.length;
}

/**
 * Keeps the caret behind the digit it stood at while blanks and brackets are put in around it.
 * @returns what to call when something was typed, before it is formatted.
 */
export function useCaret(input: RefObject<HTMLInputElement | null>, text: string): () => void {
  /** Digits before the caret; null where it stands at the end, or nothing was typed. */
  const digits = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (digits.current === null || !input.current) return;
    const place = caretAfter(text, digits.current);
    input.current.setSelectionRange(place, place);
    digits.current = null;
  }, [input, text]);
  return () => {
    const { value = '', selectionStart = null } = input.current ?? {};
    const isAtEnd = selectionStart === null || selectionStart >= value.length;
    digits.current = isAtEnd ? null : Array.from(value.slice(0, selectionStart)).filter(isCounted).length;
  };
}
