import { writeDate } from '../LocaleProvider/plainSpaces';

export interface ReminderTime {
  id: 'today' | 'tomorrow' | 'nextWeek';
  /** ISO 8601 instant, UTC. */
  at: string;
}

/** An instant `days` from the day of `now`, at a full hour of the reader's time zone. */
function at(now: Date, days: number, hour: number): string {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, hour).toISOString();
}

/** Tomorrow at 9:00. */
export const tomorrowMorning = (now: Date): string => at(now, 1, 9);

/** What is offered for a reminder: today at 18:00 unless that is past, tomorrow and Monday of next week at 9:00. */
export function reminderTimes(now: Date): ReminderTime[] {
  // Monday is the first day of a week: on Sunday it is one day away.
  const toMonday = 7 - ((now.getDay() + 6) % 7);
  const today: ReminderTime = { id: 'today', at: at(now, 0, 18) };
  return [
    ...(today.at > now.toISOString() ? [today] : []),
    { id: 'tomorrow', at: tomorrowMorning(now) },
    { id: 'nextWeek', at: at(now, toMonday, 9) },
  ];
}

export const isPast = (instant: string): boolean => Date.parse(instant) <= Date.now();

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** Day and time of an instant in the reader's time zone, as fields have them: `2026-03-30` and `09:00`. */
export function dayAndTimeOf(instant: string): { day: string; time: string } {
  const date = new Date(instant);
  return {
    day: [date.getFullYear(), twoDigits(date.getMonth() + 1), twoDigits(date.getDate())].join('-'),
    time: `${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`,
  };
}

/** The instant of a day and a time of the reader's time zone; null where one of them is missing. */
export function instantOf(day: string | null, time: string): string | null {
  const date = new Date(`${day ?? ''}T${time}`);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}

const clock = { hour: 'numeric', minute: '2-digit' } as const;
const writtenAs = (options: Intl.DateTimeFormatOptions) => (instant: string, locale: string) =>
  writeDate(new Date(instant), locale, options);

/** Writes the moment of a reminder as a language does, in the reader's time zone. */
export const reminderWords = {
  /** `9:00 AM`. */
  time: writtenAs(clock),
  /** `Mon 9:00 AM`. */
  weekdayTime: writtenAs({ weekday: 'short', ...clock }),
  /** `Sunday, January 18 at 5:00 PM`. */
  long: writtenAs({ weekday: 'long', month: 'long', day: 'numeric', ...clock }),
};
