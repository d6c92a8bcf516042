import { useMemo, type Ref } from 'react';
import { Calendar as AriaCalendar, type CalendarProps as AriaCalendarProps } from 'react-aria-components/Calendar';
import type { CalendarDate } from '@internationalized/date';
import { styled } from 'styled-components';
import { CalendarView } from './CalendarView';
import { dayOfNow, toCalendarDate, type Day } from './calendarDay';

export interface CalendarProps extends Omit<
  AriaCalendarProps<CalendarDate>,
  'children' | 'value' | 'defaultValue' | 'onChange' | 'minValue' | 'maxValue' | 'isDateUnavailable' | 'selectionMode'
> {
  ref?: Ref<HTMLDivElement>;
  /** `YYYY-MM-DD`, or null for none. */
  value?: Day | null;
  defaultValue?: Day;
  onChange?: (day: Day) => void;
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

/** A month of days, one of which can be chosen. Arrows move by day and week, Page keys by month. */
export function Calendar({
  value,
  defaultValue,
  onChange,
  minValue,
  maxValue,
  isDayUnavailable,
  timeZone,
  today,
  ...rest
}: CalendarProps) {
  const dates = useDates({ value, defaultValue, minValue, maxValue });
  const shownToday = today ?? dayOfNow(timeZone);
  return (
    <Root
      defaultFocusedValue={toCalendarDate(value ?? defaultValue ?? shownToday)}
      {...dates}
      {...(isDayUnavailable ? { isDateUnavailable: (date) => isDayUnavailable(date.toString()) } : {})}
      onChange={(date) => onChange?.(date.toString())}
      {...rest}
    >
      <CalendarView today={shownToday} />
    </Root>
  );
}

// styled() forgets that the component is generic.
const Root = styled(AriaCalendar)`
  inline-size: fit-content;
` as unknown as typeof AriaCalendar;

interface Days {
  value: Day | null | undefined;
  defaultValue: Day | undefined;
  minValue: Day | undefined;
  maxValue: Day | undefined;
}

interface Dates {
  value?: CalendarDate | null;
  defaultValue?: CalendarDate;
  minValue?: CalendarDate;
  maxValue?: CalendarDate;
}

/** The props of a React Aria date component for days in words; what is absent stays absent. */
export function useDates({ value, defaultValue, minValue, maxValue }: Days): Dates {
  return useMemo(
    () => ({
      ...(value === undefined ? {} : { value: value === null ? null : toCalendarDate(value) }),
      ...(defaultValue === undefined ? {} : { defaultValue: toCalendarDate(defaultValue) }),
      ...(minValue === undefined ? {} : { minValue: toCalendarDate(minValue) }),
      ...(maxValue === undefined ? {} : { maxValue: toCalendarDate(maxValue) }),
    }),
    [value, defaultValue, minValue, maxValue],
  );
}
