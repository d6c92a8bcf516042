import { coins, type Coin, type CryptoDashboard } from '@quarterdeck/contract/entities/cryptoDashboard';
import { usdOf } from '@quarterdeck/contract/rules/coinTrade';
import { sum } from './sums';

/** Names of the coins that have a wallet; names are the same in all languages. */
export const coinNames: Readonly<Record<Coin, string>> = {
  btc: 'Bitcoin',
  eth: 'Ethereum',
  bch: 'Bitcoin Cash',
  xrp: 'XRP',
};

/** Short name of a coin, such as `BTC`. */
export const coinCode = (coin: Coin): string => coin.toUpperCase();

export interface Wallet {
  coin: Coin;
  held: number;
  /** What it is worth in US dollars, whole cents; null where that is not known. */
  usd: number | null;
  /** Of all wallets; null where they are worth nothing. */
  share: number | null;
}

/** The wallets with what they are worth, and what all of them are. */
export function walletsOf({ wallets, prices }: Pick<CryptoDashboard, 'wallets' | 'prices'>): {
  wallets: readonly Wallet[];
  total: number;
} {
  const worths = coins.map((coin) => worthOf(wallets[coin], prices[coin]));
  const total = sum(worths) ?? 0;
  return {
    total,
    wallets: coins.map((coin, place) => {
      const usd = worths[place] ?? null;
      return { coin, held: wallets[coin], usd, share: usd !== null && total > 0 ? usd / total : null };
    }),
  };
}

/** Nothing is worth less than nothing; numbers far beyond all prices and wallets would not be exact any more. */
const isCountable = (value: number) => value >= 0 && value < 1e15;

function worthOf(held: number, price: number): number | null {
  return isCountable(held) && isCountable(price) ? usdOf(held, price) : null;
}
