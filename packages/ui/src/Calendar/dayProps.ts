import type { CalendarDate, DateValue } from '@internationalized/date';
import { useMemo } from 'react';
import { toCalendarDate, type Day } from './calendarDay';

/** Which days a calendar or a field of days lets somebody choose, and what it calls today. */
export interface DayOptions {
  /** First day that can be chosen. */
  minValue?: Day;
  /** Last day that can be chosen. */
  maxValue?: Day;
  isDayUnavailable?: (day: Day) => boolean;
  /** IANA name. @default the zone of the browser */
  timeZone?: string;
  /** The day that carries the ring. @default today in `timeZone` */
  today?: Day;
}

export interface DayValues<Own> {
  value: Own | null | undefined;
  defaultValue: Own | undefined;
  minValue: Day | undefined;
  maxValue: Day | undefined;
  isDayUnavailable?: DayOptions['isDayUnavailable'];
}

export interface DateProps<Theirs> {
  value?: Theirs | null;
  defaultValue?: Theirs;
  minValue?: CalendarDate;
  maxValue?: CalendarDate;
  isDateUnavailable?: (date: DateValue) => boolean;
}

/** @returns null for what is no day: a field is empty then, and does not break the page. */
function readOrNull<Own, Theirs>(read: (own: Own) => Theirs, own: Own): Theirs | null {
  try {
    return read(own);
  } catch {
    return null;
  }
}

/**
 * The props of a React Aria date component for days in words; what is absent stays absent, and what is no day is none.
 * @param toTheirs makes its value of ours; must be the same function between renders.
 */
export function useDayProps<Own, Theirs>(
  { value, defaultValue, minValue, maxValue, isDayUnavailable }: DayValues<Own>,
  toTheirs: (own: Own) => Theirs,
): DateProps<Theirs> {
  return useMemo(() => {
    const first = defaultValue === undefined ? null : readOrNull(toTheirs, defaultValue);
    const min = minValue === undefined ? null : readOrNull(toCalendarDate, minValue);
    const max = maxValue === undefined ? null : readOrNull(toCalendarDate, maxValue);
    return {
      ...(value === undefined ? {} : { value: value === null ? null : readOrNull(toTheirs, value) }),
      ...(first === null ? {} : { defaultValue: first }),
      ...(min === null ? {} : { minValue: min }),
      ...(max === null ? {} : { maxValue: max }),
      ...(isDayUnavailable ? { isDateUnavailable: (date: DateValue) => isDayUnavailable(date.toString()) } : {}),
    };
  }, [value, defaultValue, minValue, maxValue, isDayUnavailable, toTheirs]);
}
