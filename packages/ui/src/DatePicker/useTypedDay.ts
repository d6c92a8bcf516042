import type { CalendarDate } from '@internationalized/date';
import { useRef, useState } from 'react';
import type { Day } from '../Calendar';
import { useMonthEnd } from '../DateField';

/** A year below is one of which not all digits are typed. */
const firstWholeYear = 1000;

/** Two digits mean a year of this century. */
const inCentury = (date: CalendarDate) => (date.year < 100 ? date.add({ years: 2000 }) : date);

interface TypedDayOptions {
  value: CalendarDate | null | undefined;
  onChange: ((day: Day | null) => void) | undefined;
}

/**
 * Keeps a day whose year is still being typed from being reported: 2, 20 and 202 are years too. Two digits mean a year
 * of this century once the field is left. Says what becomes of a day that its month does not have.
 */
export function useTypedDay({ value, onChange }: TypedDayOptions) {
  const [typed, setTyped] = useState<CalendarDate | null>(null);
  // Leaving the field can change the date and end the typing in one event.
  const latest = useRef<CalendarDate | null>(null);
  const keep = (date: CalendarDate | null) => {
    latest.current = date;
    setTyped(date);
  };
  const { check, note, typedParts } = useMonthEnd(value);
  return {
    value: value === undefined ? undefined : (typed ?? value),
    note,
    typedParts,
    handleChange: (date: CalendarDate | null) => {
      const isWhole = date === null || date.year >= firstWholeYear;
      keep(isWhole ? null : date);
      check(date, date === null ? null : inCentury(date));
      if (isWhole) onChange?.(date?.toString() ?? null);
    },
    handleBlur: () => {
      const date = latest.current;
      if (date === null) return;
      keep(null);
      if (date.year < 100) onChange?.(inCentury(date).toString());
    },
  };
}
