import { useFormats } from '@quarterdeck/i18n';
import { useMemo } from 'react';
import { numberText } from '../model/numberText';

export interface Figures {
  /** `$168,380`, of US dollars; cents only where there are some. */
  dollars: (amount: number | null) => string;
  /** `$11,315.70`: always with cents. */
  cents: (amount: number | null) => string;
  /** `+$1,860.00`. */
  signedCents: (amount: number) => string;
  /** `$10K`, `$1.21T`. */
  shortDollars: (amount: number) => string;
  /** `517,827`. @param digits at most so many after the point. @default 0 */
  count: (value: number | null, digits?: number) => string;
  /** `33%`, of a share. @default 0 digits */
  percent: (share: number, digits?: number) => string;
  /** `+24.9%`, of a share. @default 1 digit */
  change: (share: number, digits?: number) => string;
  /** `Oct 13`, of a calendar day (ISO 8601); with its year when it is not this year. */
  day: (day: string) => string;
}

const usd = { style: 'currency', currency: 'USD' } as const;
/** From here on a number has more digits than anybody reads, and than it holds exactly. */
const longFrom = 1e15;
const short = { notation: 'scientific', maximumFractionDigits: 2 } as const;

const percentOf = (digits: number) =>
  ({ style: 'percent', minimumFractionDigits: digits, maximumFractionDigits: digits }) as const;

/**
 * What dashboards add to the formats of the house: dollars, changes and shares, with a true minus sign, and a dash for
 * what is no number.
 */
export function useFigures(): Figures {
  const { locale, shortDate } = useFormats();
  return useMemo(() => {
    const write = (options: Intl.NumberFormatOptions) => (value: number | null) =>
      numberText(locale, value, Math.abs(value ?? 0) < longFrom ? options : { ...options, ...short });
    return {
      dollars: write({ ...usd, trailingZeroDisplay: 'stripIfInteger' }),
      cents: write(usd),
      signedCents: write({ ...usd, signDisplay: 'exceptZero' }),
      shortDollars: write({ ...usd, notation: 'compact', maximumFractionDigits: 2 }),
      count: (value, digits = 0) => write({ maximumFractionDigits: digits })(value),
      percent: (share, digits = 0) => numberText(locale, share, percentOf(digits)),
      change: (share, digits = 1) => numberText(locale, share, { ...percentOf(digits), signDisplay: 'exceptZero' }),
      // Noon of a calendar day is on that day in the reader's own zone.
      day: (day) => shortDate(`${day}T12:00:00`),
    };
  }, [locale, shortDate]);
}
