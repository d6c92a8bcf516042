import type { CalendarDate } from '@internationalized/date';
import type { Ref } from 'react';
import { Calendar as AriaCalendar, type CalendarProps as AriaCalendarProps } from 'react-aria-components/Calendar';
import { styled } from 'styled-components';
import type { RootStyle } from '../refs/rootProps';
import { CalendarView } from './CalendarView';
import { dayOfNow, toCalendarDate, type Day } from './calendarDay';
import { useDayProps, type DayOptions } from './dayProps';

export interface CalendarProps
  extends
    Omit<
      AriaCalendarProps<CalendarDate>,
      | 'children'
      | 'className'
      | 'style'
      | 'value'
      | 'defaultValue'
      | 'onChange'
      | 'minValue'
      | 'maxValue'
      | 'isDateUnavailable'
      | 'selectionMode'
    >,
    DayOptions,
    RootStyle {
  ref?: Ref<HTMLDivElement>;
  /** `YYYY-MM-DD`, or null for none. */
  value?: Day | null;
  defaultValue?: Day;
  onChange?: (day: Day) => void;
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
  today = dayOfNow(timeZone),
  ...rest
}: CalendarProps) {
  const days = useDayProps({ value, defaultValue, minValue, maxValue, isDayUnavailable }, toCalendarDate);
  return (
    <Root
      defaultFocusedValue={days.value ?? days.defaultValue ?? toCalendarDate(today)}
      {...days}
      onChange={(date) => onChange?.(date.toString())}
      {...rest}
    >
      <CalendarView today={today} />
    </Root>
  );
}

const Root = styled(AriaCalendar<CalendarDate>)`
  inline-size: fit-content;
`;
