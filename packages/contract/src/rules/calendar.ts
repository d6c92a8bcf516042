const dayMs = 24 * 60 * 60 * 1_000;

/** A calendar day as milliseconds; days have no zone, so all arithmetic happens in UTC. NaN for what is no day. */
const toTime = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const toDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** 0 is Monday, 6 Sunday. */
const weekday = (time: number): number => (new Date(time).getUTCDay() + 6) % 7;

/** Whether a calendar day (`2026-03-16`) is a Monday; false for what is no day. */
export function isMonday(day: string): boolean {
  return weekday(toTime(day)) === 0;
}

/**
 * The Mondays after `today`, soonest first: the days on which a project can start.
 * @param today calendar day, ISO 8601; when it is a Monday itself, the first answer is a week later.
 * @throws RangeError when `today` is no day.
 */
export function nextMondays(today: string, count: number): string[] {
  const time = toTime(today);
  const first = time + (7 - weekday(time)) * dayMs;
  return Array.from({ length: count }, (_, week) => toDay(first + week * 7 * dayMs));
}

/** The Monday `weeks` weeks from the week of `today`; 0 is the Monday of this week, -1 the one before. */
export function mondayOf(today: string, weeks = 0): string {
  const time = toTime(today);
  return toDay(time + (weeks * 7 - weekday(time)) * dayMs);
}

/** The calendar day of an instant in the runtime's time zone, ISO 8601. */
export function dayOf(instant: Date): string {
  const [year, month, day] = [instant.getFullYear(), instant.getMonth() + 1, instant.getDate()];
  return [String(year).padStart(4, '0'), ...[month, day].map((part) => String(part).padStart(2, '0'))].join('-');
}
