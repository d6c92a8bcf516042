import { useLayoutEffect, useRef } from 'react';
import { digitsOf } from '../model/card';

/**
 * A field that keeps its digits in groups while they are typed: the caret stays behind the digit after which it stood,
 * also in the middle of the number and after pasting.
 * @param group writes digits in groups; drops all else.
 */
export function useGroupedText(value: string, group: (text: string) => string, onChange: (text: string) => void) {
  const inputRef = useRef<HTMLInputElement>(null);
  /** Digits before the caret; null while nobody has typed. */
  const before = useRef<number | null>(null);
  useLayoutEffect(() => {
    const input = inputRef.current;
    const count = before.current;
    before.current = null;
    if (count === null || input === null || input !== document.activeElement) return;
    let place = 0;
    for (let seen = 0; seen < count && place < value.length; place += 1)
      if (digitsOf(value[place] ?? '') !== '') seen += 1;
    input.setSelectionRange(place, place);
  }, [value]);
  return {
    inputRef,
    value,
    onChange: (text: string) => {
      const caret = inputRef.current?.selectionStart ?? text.length;
      const grouped = group(text);
      // At the end it stays there: a month of one digit gets a zero in front.
      before.current = caret >= text.length ? digitsOf(grouped).length : digitsOf(text.slice(0, caret)).length;
      // Taking a space between two groups away takes the digit before it. More at once is another text put in its place.
      const isGapRemoved = grouped === value && text.length === value.length - 1 && digitsOf(text) === digitsOf(value);
      if (isGapRemoved && before.current > 0) {
        const digits = digitsOf(text);
        before.current -= 1;
        onChange(group(digits.slice(0, before.current) + digits.slice(before.current + 1)));
        return;
      }
      onChange(grouped);
    },
  };
}
