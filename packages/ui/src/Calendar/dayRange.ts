import type { CalendarDate } from '@internationalized/date';
import { toCalendarDate, type Day } from './calendarDay';

/** Days from the first to the last, both included. */
export interface DayRange {
  start: Day;
  end: Day;
}

export interface DateRange {
  start: CalendarDate;
  end: CalendarDate;
}

export const toDayRange = ({ start, end }: DateRange): DayRange => ({ start: start.toString(), end: end.toString() });

export const toDateRange = ({ start, end }: DayRange): DateRange => ({
  start: toCalendarDate(start),
  end: toCalendarDate(end),
});
