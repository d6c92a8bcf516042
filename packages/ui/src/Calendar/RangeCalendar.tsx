import type { CalendarDate } from '@internationalized/date';
import type { Ref } from 'react';
import {
  RangeCalendar as AriaRangeCalendar,
  type RangeCalendarProps as AriaRangeCalendarProps,
} from 'react-aria-components/RangeCalendar';
import { styled } from 'styled-components';
import { useIsFrom } from '../viewport';
import { CalendarView } from './CalendarView';
import { dayOfNow, toCalendarDate } from './calendarDay';
import { useDayProps, type DayOptions } from './dayProps';
import { toDateRange, toDayRange, type DayRange } from './dayRange';

export interface RangeCalendarProps
  extends
    Omit<
      AriaRangeCalendarProps<CalendarDate>,
      | 'children'
      | 'value'
      | 'defaultValue'
      | 'onChange'
      | 'minValue'
      | 'maxValue'
      | 'isDateUnavailable'
      | 'visibleDuration'
    >,
    DayOptions {
  ref?: Ref<HTMLDivElement>;
  value?: DayRange | null;
  defaultValue?: DayRange;
  /** When the second end is chosen. */
  onChange?: (range: DayRange) => void;
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
  today = dayOfNow(timeZone),
  ...rest
}: RangeCalendarProps) {
  const months = useIsFrom('md') ? 2 : 1;
  const ranges = useDayProps({ value, defaultValue, minValue, maxValue, isDayUnavailable }, toDateRange);
  return (
    <Root
      visibleDuration={{ months }}
      pageBehavior="single"
      selectionAlignment="start"
      defaultFocusedValue={toCalendarDate(value?.start ?? defaultValue?.start ?? today)}
      {...ranges}
      onChange={(range) => onChange?.(toDayRange(range))}
      {...rest}
    >
      <CalendarView today={today} months={months} isRange />
    </Root>
  );
}

const Root = styled(AriaRangeCalendar<CalendarDate>)`
  inline-size: fit-content;
`;
