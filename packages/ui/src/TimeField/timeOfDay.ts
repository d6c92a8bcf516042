import { parseTime, type Time } from '@internationalized/date';

/** A time of the day without a zone, to the minute: `HH:mm`. */
export type TimeOfDay = string;

/** @throws Error when the text is no time. */
export function toTime(time: TimeOfDay): Time {
  return parseTime(time);
}

export function fromTime(time: Time): TimeOfDay {
  return time.toString().slice(0, 5);
}
