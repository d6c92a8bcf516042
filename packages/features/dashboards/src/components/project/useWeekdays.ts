import { useFormats } from '@quarterdeck/i18n';
import { useMemo } from 'react';

/** In the order of the API's names; January 5, 2026 is a Monday. */
const names = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const monday = 5;

export interface Weekdays {
  /** `Mon` in the reader's language; what is no day stays as it is. */
  short: (name: string) => string;
  /** `Monday`. */
  long: (name: string) => string;
}

export function useWeekdays(): Weekdays {
  const { locale } = useFormats();
  return useMemo(() => {
    const written = (weekday: 'short' | 'long') => {
      const format = new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' });
      return (name: string) => {
        const place = names.indexOf(name);
        return place < 0 ? name : format.format(Date.UTC(2026, 0, monday + place));
      };
    };
    return { short: written('short'), long: written('long') };
  }, [locale]);
}
