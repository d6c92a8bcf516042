import { useMemo, useRef, useState, type ComponentProps, type KeyboardEvent, type PointerEvent } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useKitMessages } from '../messages';
import { alphabetOf, letterOf, otherLetter } from './alphabets';
import { Root } from './AlphabetRail.styles';

export interface AlphabetRailProps extends Omit<
  ComponentProps<'div'>,
  'children' | 'defaultValue' | 'onChange' | 'onKeyDown' | `onPointer${'Down' | 'Move' | 'Up' | 'Cancel'}`
> {
  /** Names the rail, such as "Jump to a letter". */
  'aria-label': string;
  /** Letters that have entries, in any order; all others are disabled. `letterOf` finds the letter of an entry. */
  available: readonly string[];
  /** The letter that is in view. @default the one that was chosen last */
  value?: string | undefined;
  /** Is called with a letter that has entries, while a pointer goes over the letters too. */
  onChange: (letter: string) => void;
  /** Letters in their order, each once. @default those of the reader's language, and `#` where it has entries */
  alphabet?: readonly string[];
  /** What is spoken for a letter, such as "M, 5 contacts". @default the letter */
  valueText?: (letter: string) => string;
}

/** Letters that Page Up and Page Down pass. */
const pageSize = 5;

/**
 * The letters of an alphabet beside a long sorted list. It is a slider, as on phones: one stop of the Tab key, and the
 * letter is spoken while it changes. A pointer goes over the letters, arrows step from one that has entries to the next,
 * Home and End go to the first and the last, and a typed letter goes there.
 */
export function AlphabetRail({ available, value, onChange, alphabet, valueText, ...rest }: AlphabetRailProps) {
  const { locale } = useLocale();
  const messages = useKitMessages();
  const list = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<string>();
  const [scrubbed, setScrubbed] = useState<string | null>(null);
  // Several moves may come before what the first of them changed is drawn.
  const held = useRef<string | null>(null);
  const letters = useMemo(() => {
    const own = alphabet ?? alphabetOf(locale);
    return available.includes(otherLetter) && !own.includes(otherLetter) ? [...own, otherLetter] : own;
  }, [alphabet, available, locale]);
  const enabled = letters.filter((letter) => available.includes(letter));
  const current = scrubbed ?? value ?? chosen;
  const shown = current !== undefined && letters.includes(current) ? current : undefined;
  const spoken = shown ?? enabled[0] ?? '';

  const choose = (letter: string | undefined) => {
    if (letter === undefined) return;
    setChosen(letter);
    onChange(letter);
  };

  /** The letter at a place, or the nearest one that has entries. */
  const letterAt = ({ clientY }: PointerEvent<HTMLElement>) => {
    const box = list.current?.getBoundingClientRect();
    const at = box && box.height > 0 ? Math.floor(((clientY - box.top) / box.height) * letters.length) : 0;
    const distance = (letter: string) => Math.abs(letters.indexOf(letter) - at);
    return enabled.toSorted((a, b) => distance(a) - distance(b))[0];
  };
  const scrub = (letter: string | null) => {
    held.current = letter;
    setScrubbed(letter);
  };
  const handlePointerDown = (event: PointerEvent<HTMLElement>) => {
    const letter = letterAt(event);
    if (event.button !== 0 || letter === undefined) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    scrub(letter);
    choose(letter);
  };
  const handlePointerMove = (event: PointerEvent<HTMLElement>) => {
    if (held.current === null) return;
    const letter = letterAt(event);
    if (letter === undefined || letter === held.current) return;
    scrub(letter);
    choose(letter);
  };
  const endScrub = () => scrub(null);

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const last = enabled.length - 1;
    const at = letters.indexOf(spoken);
    // Of a letter in view that has no entries: the ones before and after it.
    const next = enabled.findIndex((letter) => letters.indexOf(letter) > at);
    const after = next < 0 ? last : next;
    const before = enabled.findLastIndex((letter) => letters.indexOf(letter) < at);
    const steps: Record<string, number> = {
      ArrowDown: after,
      ArrowUp: before,
      PageDown: after + pageSize - 1,
      PageUp: before - pageSize + 1,
      Home: 0,
      End: last,
    };
    const step = steps[event.key];
    if (step !== undefined) {
      event.preventDefault();
      choose(enabled[Math.max(0, Math.min(step, last))]);
      return;
    }
    if (Array.from(event.key).length !== 1 || event.key === ' ') return;
    const typed = letterOf(event.key, locale, letters);
    if (enabled.includes(typed)) choose(typed);
  };

  return (
    <Root
      role="slider"
      tabIndex={enabled.length === 0 ? -1 : 0}
      aria-orientation="vertical"
      aria-valuemin={1}
      aria-valuemax={Math.max(1, letters.length)}
      aria-valuenow={Math.max(1, letters.indexOf(spoken) + 1)}
      aria-valuetext={valueText?.(spoken) ?? (spoken === otherLetter ? messages.otherCharacters : spoken)}
      aria-disabled={enabled.length === 0 || undefined}
      data-scrubbing={scrubbed === null ? undefined : true}
      {...rest}
      onKeyDown={handleKeyDown}
      onPointerDown={handlePointerDown}
      onPointerMove={handlePointerMove}
      onPointerUp={endScrub}
      onPointerCancel={endScrub}
    >
      <div ref={list} aria-hidden data-part="letters">
        {letters.map((letter) => (
          <span
            key={letter}
            data-part="letter"
            data-disabled={enabled.includes(letter) ? undefined : true}
            data-current={letter === shown ? true : undefined}
          >
            {letter}
          </span>
        ))}
        {scrubbed === null ? null : (
          <span
            data-part="bubble"
            style={{ insetBlockStart: `${((letters.indexOf(scrubbed) + 0.5) / letters.length) * 100}%` }}
          >
            {scrubbed}
          </span>
        )}
      </div>
    </Root>
  );
}
