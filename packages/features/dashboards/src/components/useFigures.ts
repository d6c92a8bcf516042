import { useFormats } from '@quarterdeck/i18n';
import { useMemo } from 'react';

export interface Figures {
  /** `$168,380`, of US dollars; cents only where there are some. */
  dollars: (amount: number) => string;
  /** `$11,315.70`: always with cents. */
  cents: (amount: number) => string;
  /** `+$1,860.00`. */
  signedCents: (amount: number) => string;
  /** `$10K`, for the marks of a scale. */
  shortDollars: (amount: number) => string;
  /** `+24.9%`, of a share. */
  change: (share: number) => string;
  /** `33%`, of a share. */
  percent: (share: number) => string;
}

/** Figures as dashboards write them, in the reader's language and with a true minus sign. */
export function useFigures(): Figures {
  const { locale } = useFormats();
  return useMemo(() => {
    const written = (options: Intl.NumberFormatOptions) => {
      const format = new Intl.NumberFormat(locale, options);
      return (value: number) => (Number.isFinite(value) ? format.format(value).replaceAll('-', '−') : '–');
    };
    const usd = { style: 'currency', currency: 'USD' } as const;
    const whole = { ...usd, trailingZeroDisplay: 'stripIfInteger' } as const;
    return {
      dollars: written(whole),
      cents: written(usd),
      signedCents: written({ ...usd, signDisplay: 'exceptZero' }),
      shortDollars: written({ ...usd, notation: 'compact', maximumFractionDigits: 1 }),
      change: written({
        style: 'percent',
        minimumFractionDigits: 1,
        maximumFractionDigits: 1,
        signDisplay: 'exceptZero',
      }),
      percent: written({ style: 'percent', maximumFractionDigits: 0 }),
    };
  }, [locale]);
}
