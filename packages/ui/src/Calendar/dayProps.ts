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

interface DayValues<Own> {
  value: Own | null | undefined;
  defaultValue: Own | undefined;
  minValue: Day | undefined;
  maxValue: Day | undefined;
  isDayUnavailable?: DayOptions['isDayUnavailable'];
}

interface DateProps<Theirs> {
  value?: Theirs | null;
  defaultValue?: Theirs;
  minValue?: CalendarDate;
  maxValue?: CalendarDate;
  isDateUnavailable?: (date: DateValue) => boolean;
}

/**
 * The props of a React Aria date component for days in words; what is absent stays absent.
 * @param toTheirs makes its value of ours; must be the same function between renders.
 */
export function useDayProps<Own, Theirs>(
  { value, defaultValue, minValue, maxValue, isDayUnavailable }: DayValues<Own>,
  toTheirs: (own: Own) => Theirs,
): DateProps<Theirs> {
  return useMemo(
    () => ({
      ...(value === undefined ? {} : { value: value === null ? null : toTheirs(value) }),
      ...(defaultValue === undefined ? {} : { defaultValue: toTheirs(defaultValue) }),
      ...(minValue === undefined ? {} : { minValue: toCalendarDate(minValue) }),
      ...(maxValue === undefined ? {} : { maxValue: toCalendarDate(maxValue) }),
      ...(isDayUnavailable ? { isDateUnavailable: (date) => isDayUnavailable(date.toString()) } : {}),
    }),
    [value, defaultValue, minValue, maxValue, isDayUnavailable, toTheirs],
  );
}
