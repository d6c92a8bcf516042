import type { CalendarDate } from '@internationalized/date';
import { useMemo, type Ref } from 'react';
import {
  RangeCalendar as AriaRangeCalendar,
  type RangeCalendarProps as AriaRangeCalendarProps,
} from 'react-aria-components/RangeCalendar';
import { styled } from 'styled-components';
import { useIsFrom } from '../viewport';
import { CalendarView } from './CalendarView';
import { dayOfNow, toCalendarDate, type Day } from './calendarDay';

/** Days from the first to the last, both included. */
export interface DayRange {
  start: Day;
  end: Day;
}

export interface RangeCalendarProps extends Omit<
  AriaRangeCalendarProps<CalendarDate>,
  'children' | 'value' | 'defaultValue' | 'onChange' | 'minValue' | 'maxValue' | 'isDateUnavailable' | 'visibleDuration'
> {
  ref?: Ref<HTMLDivElement>;
  value?: DayRange | null;
  defaultValue?: DayRange;
  /** When the second end is chosen. */
  onChange?: (range: DayRange) => void;
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

/** Two months of days, one below md, in which a first and a last day are chosen. */
export function RangeCalendar({
  value,
  defaultValue,
  onChange,
  minValue,
  maxValue,
  isDayUnavailable,
  timeZone,
  today,
  ...rest
}: RangeCalendarProps) {
  const months = useIsFrom('md') ? 2 : 1;
  const ranges = useDateRanges({ value, defaultValue, minValue, maxValue });
  const shownToday = today ?? dayOfNow(timeZone);
  return (
    <Root
      visibleDuration={{ months }}
      pageBehavior="single"
      selectionAlignment="start"
      defaultFocusedValue={toCalendarDate(value?.start ?? defaultValue?.start ?? shownToday)}
      {...ranges}
      {...(isDayUnavailable ? { isDateUnavailable: (date) => isDayUnavailable(date.toString()) } : {})}
      onChange={(range) => onChange?.(toDayRange(range))}
      {...rest}
    >
      <CalendarView today={shownToday} months={months} isRange />
    </Root>
  );
}

interface DateRange {
  start: CalendarDate;
  end: CalendarDate;
}

export const toDayRange = ({ start, end }: DateRange): DayRange => ({ start: start.toString(), end: end.toString() });

export const toDateRange = ({ start, end }: DayRange): DateRange => ({
  start: toCalendarDate(start),
  end: toCalendarDate(end),
});

interface Ranges {
  value: DayRange | null | undefined;
  defaultValue: DayRange | undefined;
  minValue: Day | undefined;
  maxValue: Day | undefined;
}

interface DateRanges {
  value?: DateRange | null;
  defaultValue?: DateRange;
  minValue?: CalendarDate;
  maxValue?: CalendarDate;
}

/** The props of a React Aria range component for days in words; what is absent stays absent. */
export function useDateRanges({ value, defaultValue, minValue, maxValue }: Ranges): DateRanges {
  return useMemo(
    () => ({
      ...(value === undefined ? {} : { value: value === null ? null : toDateRange(value) }),
      ...(defaultValue === undefined ? {} : { defaultValue: toDateRange(defaultValue) }),
      ...(minValue === undefined ? {} : { minValue: toCalendarDate(minValue) }),
      ...(maxValue === undefined ? {} : { maxValue: toCalendarDate(maxValue) }),
    }),
    [value, defaultValue, minValue, maxValue],
  );
}

// styled() forgets that the component is generic.
const Root = styled(AriaRangeCalendar)`
  inline-size: fit-content;
` as unknown as typeof AriaRangeCalendar;
