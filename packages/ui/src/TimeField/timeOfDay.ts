import { parseTime, type Time } from '@internationalized/date';

/** A time of the day without a zone, to the minute: `HH:mm`. */
export type TimeOfDay = string;

/** @returns undefined for a text that is no time, such as an empty one. */
export function toTime(time: TimeOfDay): Time | undefined {
  try {
    return parseTime(time);
  } catch {
    return undefined;
  }
}

export function fromTime(time: Time): TimeOfDay {
  return time.toString().slice(0, 5);
}
