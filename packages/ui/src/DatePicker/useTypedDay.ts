import type { CalendarDate } from '@internationalized/date';
import { useState } from 'react';
import type { Day } from '../Calendar';

/** A year below is one of which not all digits are typed. */
const firstWholeYear = 1000;

interface TypedDayOptions {
  value: CalendarDate | null | undefined;
  onChange: ((day: Day | null) => void) | undefined;
}

/**
 * Keeps a day whose year is still being typed from being reported: 2, 20 and 202 are years too. Two digits mean a year
 * of this century once the field is left.
 */
export function useTypedDay({ value, onChange }: TypedDayOptions) {
  const [typed, setTyped] = useState<CalendarDate | null>(null);
  return {
    value: value === undefined ? undefined : (typed ?? value),
    handleChange: (date: CalendarDate | null) => {
      const isWhole = date === null || date.year >= firstWholeYear;
      setTyped(isWhole ? null : date);
      if (isWhole) onChange?.(date?.toString() ?? null);
    },
    handleBlur: () => {
      if (typed === null) return;
      setTyped(null);
      if (typed.year < 100) onChange?.(typed.add({ years: 2000 }).toString());
    },
  };
}
