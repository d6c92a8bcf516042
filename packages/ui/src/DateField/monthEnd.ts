import type { CalendarDate } from '@internationalized/date';
import { createContext, use, useEffect, useRef, useState, type RefObject } from 'react';
import { DateFieldStateContext } from 'react-aria-components/DateField';
import { useLocale } from 'react-aria-components/I18nProvider';
import { announce } from '../LiveRegion';
import { writeDate } from '../LocaleProvider/plainSpaces';
import { useKitMessages } from '../messages';

/** What is typed in each part of a date. Together they may be no day, such as February 31. */
export interface TypedParts {
  get: (part: string) => number | null | undefined;
  /** Whether some parts are typed and others are not. */
  isPartial: () => boolean;
  /** Shows the date again of which parts were taken away. */
  reset: () => void;
}

const nothingTyped: TypedParts = { get: () => null, isPartial: () => false, reset: () => undefined };

export const TypedPartsContext = createContext<RefObject<TypedParts> | null>(null);

/** Tells the field around what is typed in its parts. */
export function useTellTypedParts(): void {
  const typedRef = use(TypedPartsContext);
  const state = use(DateFieldStateContext);
  useEffect(() => {
    if (!typedRef || !state) return;
    const parts = state.segments.filter(({ isEditable }) => isEditable);
    typedRef.current = {
      get: (part) => parts.find(({ type }) => type === part)?.value,
      isPartial: () => new Set(parts.map(({ isPlaceholder }) => isPlaceholder)).size > 1,
      reset: () => state.setValue(state.value),
    };
  }, [typedRef, state]);
}

export interface MonthEnd {
  /** For `TypedPartsContext` around the parts. */
  typedParts: RefObject<TypedParts>;
  /** That the day which was typed does not exist, and what became of it. */
  note: string | undefined;
  /**
   * Gets every date that the field reports.
   * @param meant what it stands for: two digits can be a year of this century. @default date
   */
  check: (date: CalendarDate | null, meant?: CalendarDate | null) => void;
}

/**
 * Says that a day was moved: when a field is left with February 31, React Aria makes it the last day of that month.
 * @param value what the field shows, where its owner keeps it.
 */
export function useMonthEnd(value: CalendarDate | null | undefined): MonthEnd {
  const { locale } = useLocale();
  const messages = useKitMessages();
  const typedParts = useRef<TypedParts>(nothingTyped);
  const [moved, setMoved] = useState<{ date: CalendarDate; note: string } | null>(null);
  const check = (date: CalendarDate | null, meant = date) => {
    const parts = typedParts.current;
    const days = date?.calendar.getDaysInMonth(date) ?? 0;
    const isMoved =
      date?.year === parts.get('year') && date?.month === parts.get('month') && (parts.get('day') ?? 0) > days;
    if (meant === null || !isMoved) {
      setMoved(null);
      return;
    }
    const month = writeDate(meant.toDate('UTC'), locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
    const note = messages.lastDaySet(month, days);
    setMoved({ date: meant, note });
    announce(note);
  };
  const isShown = moved !== null && (value === undefined || value?.compare(moved.date) === 0);
  return { typedParts, note: isShown ? moved.note : undefined, check };
}
