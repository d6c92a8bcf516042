export { Calendar, useDates } from './Calendar';
export type { CalendarProps } from './Calendar';
export { CalendarView } from './CalendarView';
export type { CalendarViewProps } from './CalendarView';
export { addDays, dayOfNow, toCalendarDate } from './calendarDay';
export type { Day } from './calendarDay';
export { RangeCalendar, toDateRange, toDayRange, useDateRanges } from './RangeCalendar';
export type { DayRange, RangeCalendarProps } from './RangeCalendar';
