import { useFormats } from '@quarterdeck/i18n';
import { useMemo } from 'react';
import { priceDigits } from '../../model/coinPrices';

export interface CoinFigures {
  /** Of the language. */
  decimalMark: '.' | ',';
  /** `$61,342.50`, and `$0.5318` below a dollar. */
  price: (value: number) => string;
  /** The same in two parts: `$61,342` and `.50`. */
  priceParts: (value: number) => { whole: string; rest: string };
  /** `2,874.10` in two parts, at the decimal mark; null as a dash. */
  bareParts: (value: number | null) => { whole: string; rest: string };
  /** `$1.21T`. */
  short: (value: number) => string;
  /** `19,684,125`, with all digits that a coin has. */
  coins: (amount: number) => string;
  /** `15,335.63`: dollars where their name stands beside them. */
  usd: (amount: number) => string;
  /** `+0.88%`, of a share. */
  change: (share: number) => string;
  /** `10.8%`, of a share. */
  share: (share: number) => string;
  /** `0.88%`, of a share, without a sign. */
  size: (share: number) => string;
  /** `14:30`. */
  time: (at: number) => string;
  /** `14:30:08`. */
  second: (at: number) => string;
}

const usd = { style: 'currency', currency: 'USD' } as const;
const dash = { whole: '–', rest: '' };

/** Figures of coins, in the reader's language and with a true minus sign. */
export function useCoinFigures(): CoinFigures {
  const { locale } = useFormats();
  return useMemo(() => {
    const minus = (text: string) => text.replaceAll('-', '−');
    const written = (options: Intl.NumberFormatOptions) => {
      const format = new Intl.NumberFormat(locale, options);
      return (value: number) => (Number.isFinite(value) ? minus(format.format(value)) : '–');
    };
    const ofPrice = (style: Intl.NumberFormatOptions) => {
      const formats = [2, 4, 8].map((digits) => {
        const fixed = { minimumFractionDigits: digits === 8 ? 2 : digits, maximumFractionDigits: digits };
        return [digits, new Intl.NumberFormat(locale, { ...style, ...fixed })] as const;
      });
      return (value: number) => formats.find(([digits]) => digits === priceDigits(value))?.[1] ?? formats[0]?.[1];
    };
    const withCurrency = ofPrice(usd);
    const bare = ofPrice({});
    const split = (format: Intl.NumberFormat | undefined, value: number | null) => {
      if (!format || value === null || !Number.isFinite(value)) return dash;
      const parts = format.formatToParts(value);
      const at = parts.findIndex(({ type }) => type === 'decimal');
      const text = (some: readonly Intl.NumberFormatPart[]) => minus(some.map((part) => part.value).join(''));
      return at < 0
        ? { whole: text(parts), rest: '' }
        : { whole: text(parts.slice(0, at)), rest: text(parts.slice(at)) };
    };
    const clock = (options: Intl.DateTimeFormatOptions) => {
      const format = new Intl.DateTimeFormat(locale, options);
      return (at: number) => (Number.isFinite(at) ? format.format(at) : '–');
    };
    const digits = (count: number) => ({ minimumFractionDigits: count, maximumFractionDigits: count });
    const mark = new Intl.NumberFormat(locale).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value;
    return {
      decimalMark: mark === ',' ? ',' : '.',
      price: (value) => (Number.isFinite(value) ? minus(withCurrency(value)?.format(value) ?? '–') : '–'),
      priceParts: (value) => split(withCurrency(value), value),
      bareParts: (value) => split(bare(value ?? 0), value),
      short: written({ ...usd, notation: 'compact', maximumFractionDigits: 2 }),
      coins: written({ maximumFractionDigits: 8 }),
      usd: written(digits(2)),
      change: written({ style: 'percent', ...digits(2), signDisplay: 'exceptZero' }),
      share: written({ style: 'percent', ...digits(1) }),
      size: written({ style: 'percent', ...digits(2) }),
      time: clock({ hour: 'numeric', minute: '2-digit' }),
      second: clock({ hour: 'numeric', minute: '2-digit', second: '2-digit' }),
    };
  }, [locale]);
}
