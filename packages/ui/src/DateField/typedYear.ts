import type { CalendarDate } from '@internationalized/date';
import { writeDate } from '../LocaleProvider/plainSpaces';
import type { KitMessages } from '../messages';

/** Years that somebody means: another one is a slip of the fingers. */
const firstYear = 1900;
const lastYear = 2199;

/** Two digits mean a year of this century. */
export const inCentury = (date: CalendarDate) => (date.year < 100 ? date.add({ years: 2000 }) : date);

export interface DayLimits {
  minValue?: CalendarDate;
  maxValue?: CalendarDate;
}

/** Why a date that was typed is not taken, as a sentence; undefined where it is. */
export function refusalOf(
  date: CalendarDate,
  { minValue, maxValue }: DayLimits,
  messages: KitMessages,
  locale: string,
): string | undefined {
  const say = (day: CalendarDate) => writeDate(day.toDate('UTC'), locale, { dateStyle: 'long', timeZone: 'UTC' });
  if (minValue && date.compare(minValue) < 0 && date.year >= firstYear) return messages.dayTooEarly(say(minValue));
  if (maxValue && date.compare(maxValue) > 0 && date.year <= lastYear) return messages.dayTooLate(say(maxValue));
  return date.year < firstYear || date.year > lastYear ? messages.yearRefused(firstYear, lastYear) : undefined;
}
