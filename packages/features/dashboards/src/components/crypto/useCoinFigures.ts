import { useFormats } from '@quarterdeck/i18n';
import { useMemo } from 'react';
import { priceDigits } from '../../model/coinPrices';
import { decimalMarkOf, numberParts, numberText } from '../../model/numberText';

export interface CoinFigures {
  /** Of the language. */
  decimalMark: '.' | ',';
  /** `$61,342.50`, and `$0.5318` below a dollar. */
  price: (value: number) => string;
  /** The same in two parts: `$61,342` and `.50`. */
  priceParts: (value: number) => { whole: string; fraction: string };
  /** `2,874.10` in two parts; null as a dash. */
  bareParts: (value: number | null) => { whole: string; fraction: string };
  /** `0.08150955`, with all digits that an amount of coins has. */
  coins: (amount: number) => string;
  /** `$1,000`, also where the language writes `US$1,000`: whole dollars in a narrow place that names them. */
  narrowDollars: (amount: number) => string;
  /** `15,335.63`: dollars where their name stands beside them. */
  bareCents: (amount: number) => string;
  /** `14:30`, of milliseconds since 1970. */
  time: (at: number) => string;
  /** `14:30:08`. */
  timeWithSeconds: (at: number) => string;
}

const usd = { style: 'currency', currency: 'USD' } as const;

const digitsOf = (price: number | null) => {
  const digits = priceDigits(price ?? 0);
  return { minimumFractionDigits: digits === 8 ? 2 : digits, maximumFractionDigits: digits };
};

/** What crypto adds to `useFigures`: prices with as many digits as they need, amounts of coins, and times. */
export function useCoinFigures(): CoinFigures {
  const { locale, time } = useFormats();
  return useMemo(() => {
    const seconds = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', second: '2-digit' });
    return {
      decimalMark: decimalMarkOf(locale),
      price: (value) => numberText(locale, value, { ...usd, ...digitsOf(value) }),
      priceParts: (value) => numberParts(locale, value, { ...usd, ...digitsOf(value) }),
      bareParts: (value) => numberParts(locale, value, digitsOf(value)),
      coins: (amount) => numberText(locale, amount, { maximumFractionDigits: 8 }),
      narrowDollars: (amount) =>
        numberText(locale, amount, { ...usd, currencyDisplay: 'narrowSymbol', maximumFractionDigits: 0 }),
      bareCents: (amount) => numberText(locale, amount, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
      time: (at) => time(new Date(at).toISOString()),
      timeWithSeconds: (at) => seconds.format(at),
    };
  }, [locale, time]);
}
