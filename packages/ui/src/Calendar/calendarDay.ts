import { getLocalTimeZone, parseDate, today, type CalendarDate } from '@internationalized/date';

/** A day of the calendar without a time: `YYYY-MM-DD`. */
export type Day = string;

/** @throws Error when the text is no day. */
export function toCalendarDate(day: Day): CalendarDate {
  return parseDate(day);
}

/** The day it is now in `timeZone` (IANA name). @default the zone of the browser */
export function dayOfNow(timeZone: string = getLocalTimeZone()): Day {
  return today(timeZone).toString();
}

export function addDays(day: Day, days: number): Day {
  return parseDate(day).add({ days }).toString();
}
