import { useMemo, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { defaultLocale } from './languages';

/** Writes values as the reader's language does. Instants are ISO 8601; days are of the reader's time zone. */
export interface Formats {
  /** BCP 47 tag the formats follow, such as `tr-TR`. */
  locale: string;
  number: (value: number) => string;
  /** `42%` for 0.42. */
  percent: (ratio: number) => string;
  /** `Nov 21, 2026`. */
  date: (instant: string) => string;
  /** `Nov 21`, with the year when it is not this year. */
  shortDate: (instant: string) => string;
  /** Calendar days from today to an instant; negative for the past. */
  daysFromToday: (instant: string) => number;
  /** `Today`, `Tomorrow`, `Yesterday`, else the short date. */
  day: (instant: string) => string;
  /** `US Dollar` for USD; the code itself where the runtime has no name. */
  currencyName: (currency: string) => string;
  /** `Germany` for DE (ISO 3166-1 alpha-2); the code itself where the runtime has no name. */
  countryName: (country: string) => string;
  /** `Monday, March 30`, of a calendar day (ISO 8601). */
  longDay: (day: string) => string;
  /** `Sat, Nov 21, 9:42 AM`. */
  dateTime: (instant: string) => string;
  /** `Jan 05, 3:04 pm`, as panels write it. */
  panelTime: (instant: string) => string;
  /** `9:42 AM`. */
  time: (instant: string) => string;
  /** Orders texts as a dictionary of the language does. */
  compare: (a: string, b: string) => number;
  /** `a, b and c`. */
  list: (items: readonly string[]) => string;
}

const dayMs = 86_400_000;

/** Calendar days from today to `instant` in the time zone of the runtime; negative for the past. */
export function daysFromToday(instant: string, now: number): number {
  const midnight = (time: number) => {
    const date = new Date(time);
    return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
  };
  return Math.round((midnight(Date.parse(instant)) - midnight(now)) / dayMs);
}

/** The browser's own variant of a language, such as `en-GB`, else its usual one; tags that `Intl` does not read are passed over. */
function browserLocale(language: string): string {
  const found = globalThis.navigator?.languages?.find((tag) => {
    if (!tag.toLowerCase().startsWith(`${language}-`)) return false;
    try {
      return Intl.getCanonicalLocales(tag).length > 0;
    } catch {
      return false;
    }
  });
  return found ?? defaultLocale(language);
}

/** Builds the formats of a language; `now` says when today is. */
export function createFormats(
  language: string,
  now: () => number = Date.now,
  locale = browserLocale(language),
): Formats {
  const lazily = <T>(make: () => T) => {
    let made: T | undefined;
    return () => (made ??= make());
  };
  const numbers = lazily(() => new Intl.NumberFormat(locale));
  const percents = lazily(() => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }));
  const dates = lazily(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }));
  const short = lazily(() => new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric' }));
  const times = lazily(
    () =>
      new Intl.DateTimeFormat(locale, {
        weekday: 'short',
        month: 'short',
        day: 'numeric',
        hour: 'numeric',
        minute: '2-digit',
      }),
  );
  const panelTimes = lazily(
    () => new Intl.DateTimeFormat(locale, { month: 'short', day: '2-digit', hour: 'numeric', minute: '2-digit' }),
  );
  const clock = lazily(() => new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' }));
  const currencyNames = lazily(() => new Intl.DisplayNames(locale, { type: 'currency' }));
  const countryNames = lazily(() => new Intl.DisplayNames(locale, { type: 'region' }));
  const longDays = lazily(
    () => new Intl.DateTimeFormat(locale, { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' }),
  );
  const relative = lazily(() => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));
  const collator = lazily(() => new Intl.Collator(locale, { numeric: true }));
  const lists = lazily(() => new Intl.ListFormat(locale));
  const shortDate = (instant: string) => {
    const date = new Date(instant);
    return date.getFullYear() === new Date(now()).getFullYear() ? short().format(date) : dates().format(date);
  };
  return {
    locale,
    number: (value) => numbers().format(value),
    percent: (ratio) => percents().format(ratio),
    date: (instant) => dates().format(new Date(instant)),
    shortDate,
    daysFromToday: (instant) => daysFromToday(instant, now()),
    day: (instant) => {
      const days = daysFromToday(instant, now());
      if (Math.abs(days) > 1) return shortDate(instant);
      const word = relative().format(days, 'day');
      return word.charAt(0).toLocaleUpperCase(locale) + word.slice(1);
    },
    currencyName: (currency) => currencyNames().of(currency) ?? currency,
    countryName: (country) => countryNames().of(country) ?? country,
    // A calendar day has no zone; in UTC it stays what it is.
    longDay: (day) => longDays().format(new Date(`${day}T00:00:00Z`)),
    dateTime: (instant) => times().format(new Date(instant)),
    panelTime: (instant) =>
      panelTimes()
        .formatToParts(new Date(instant))
        .map(({ type, value }) => (type === 'dayPeriod' ? value.toLocaleLowerCase(locale) : value))
        .join(''),
    time: (instant) => clock().format(new Date(instant)),
    compare: (a, b) => collator().compare(a, b),
    list: (items) => lists().format(items),
  };
}

const subscribe = () => () => undefined;

/** Formats of the current language: as the browser has them, and where a page is prerendered or hydrated its usual ones. */
export function useFormats(): Formats {
  const { i18n } = useTranslation();
  const { language } = i18n;
  const locale = useSyncExternalStore(
    subscribe,
    () => browserLocale(language),
    () => defaultLocale(language),
  );
  return useMemo(() => createFormats(language, Date.now, locale), [language, locale]);
}
