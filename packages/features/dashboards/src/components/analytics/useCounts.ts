import { useFormats } from '@quarterdeck/i18n';
import { useMemo } from 'react';

export interface Counts {
  /** `517,827`; an en dash for none. */
  whole: (value: number | null) => string;
  /** `2.2` */
  oneDigit: (value: number) => string;
  /** `24.9%` of a share, without its sign. */
  size: (share: number) => string;
  /** `Oct 13`, of a calendar day (ISO 8601). */
  day: (day: string) => string;
}

/** From here on a number has more digits than anybody reads, and than it holds exactly. */
const longFrom = 1e15;

/** Counts of visitors, in the reader's language and with a true minus sign. */
export function useCounts(): Counts {
  const { locale } = useFormats();
  return useMemo(() => {
    const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
    const short = new Intl.NumberFormat(locale, { notation: 'scientific', maximumFractionDigits: 2 });
    const digit = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
    const percent = new Intl.NumberFormat(locale, {
      style: 'percent',
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    });
    const date = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' });
    const written = (text: string) => text.replaceAll('-', '−');
    return {
      whole: (value) =>
        value === null || !Number.isFinite(value)
          ? '–'
          : written((Math.abs(value) < longFrom ? number : short).format(value)),
      oneDigit: (value) => written((Math.abs(value) < longFrom ? digit : short).format(value)),
      size: (share) => percent.format(Math.abs(share)),
      day: (day) => date.format(new Date(`${day}T00:00:00Z`)),
    };
  }, [locale]);
}
