import {
  coins,
  type Coin,
  type CryptoDashboard,
  type CryptoRange,
  type Trend,
} from '@quarterdeck/contract/entities/cryptoDashboard';
import { lastMinutes, priceAt, rangeSeries, type MovingCoin } from './cryptoPrices';
import type { CryptoMarket, WalletRecord } from './cryptoSeed';

type ByCoin = Record<Coin, number>;

const byCoin = (valueOf: (coin: Coin) => number): ByCoin => {
  const [btc, eth, bch, xrp] = coins.map(valueOf);
  return { btc: btc ?? 0, eth: eth ?? 0, bch: bch ?? 0, xrp: xrp ?? 0 };
};

/** What is held of each coin; 0 where there is no wallet. */
export function walletsOf(records: readonly WalletRecord[]): ByCoin {
  return byCoin((coin) => records.find(({ id }) => id === coin)?.amount ?? 0);
}

/** US dollars for one coin; 0 for one that is not traded. */
export function presentPrice(market: CryptoMarket, coin: Coin, now: Date): number {
  if (coin === 'btc') return priceAt(bitcoin(market), momentOf(market, now));
  const index = market.watchlist.findIndex(({ iso }) => iso === coin.toUpperCase());
  return index < 0 ? 0 : priceAt(watched(market, index), momentOf(market, now));
}

/** The dashboard at the moment of a call. */
export function cryptoAt(
  market: CryptoMarket,
  wallets: readonly WalletRecord[],
  now: Date,
  range?: CryptoRange,
): CryptoDashboard {
  const { btc, watchlist } = market;
  const moment = momentOf(market, now);
  const coin = bitcoin(market);
  const series =
    range === undefined
      ? lastMinutes(btc.prices, coin, moment).map((y, index, all) => ({ x: index - all.length, y }))
      : rangeSeries(market, coin, moment, range);
  const amount = priceAt(coin, moment);
  return {
    btc: {
      amount,
      trend: trendOf(series.map(({ y }) => y)),
      marketCap: Math.round(amount * btc.supply),
      volume: btc.volume,
      supply: btc.supply,
      allTimeHigh: btc.allTimeHigh,
      price: { series },
    },
    prices: byCoin((one) => presentPrice(market, one, now)),
    wallets: walletsOf(wallets),
    watchlist: watchlist.map(({ title, iso, prices }, index) => {
      const minutes = lastMinutes(prices, watched(market, index), moment);
      return {
        title,
        iso,
        amount: presentOf(minutes),
        trend: trendOf(minutes),
        series: minutes.map((y, minute) => ({ x: minuteBefore(moment, minutes.length - 1 - minute), y })),
      };
    }),
  };
}

/** A clock that was set back does not lead to before the first data. */
const momentOf = ({ at }: CryptoMarket, now: Date): number => Math.max(Date.parse(at), now.getTime());

const bitcoin = ({ at, btc }: CryptoMarket): MovingCoin => ({
  first: presentOf(btc.prices),
  at: Date.parse(at),
  phase: 0,
});

const watched = ({ at, watchlist }: CryptoMarket, index: number): MovingCoin => ({
  first: presentOf(watchlist[index]?.prices ?? []),
  at: Date.parse(at),
  phase: (index + 1) * 1.7,
});

function presentOf(series: readonly number[]): number {
  return series.at(-1) ?? 0;
}

/** Change from the first price to the last, in percent with two digits. */
function trendOf(series: readonly number[]): Trend {
  const change = (presentOf(series) / (series[0] ?? 1) - 1) * 100;
  return { dir: change < 0 ? 'down' : 'up', amount: Math.round(Math.abs(change) * 100) / 100 };
}

/** `HH:mm` in the runtime's time zone. */
function minuteBefore(now: number, minutes: number): string {
  const moment = new Date(now - minutes * 60_000);
  return [moment.getHours(), moment.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
}
