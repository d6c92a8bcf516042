import { watchlistItemSchema, type CryptoDashboard, type Trend } from '@quarterdeck/contract/entities/cryptoDashboard';
import * as z from 'zod/mini';

const prices = z.array(z.number()).check(z.minLength(2));

/** The figures in `seeds/crypto.json`: prices by minute, the last one the present. */
const cryptoSeedSchema = z.object({
  btc: z.object({ volume: z.number(), supply: z.number(), allTimeHigh: z.number(), prices }),
  wallets: z.object({ btc: z.number(), eth: z.number(), bch: z.number(), xrp: z.number() }),
  watchlist: z.array(z.extend(z.pick(watchlistItemSchema, { title: true, iso: true }), { prices })),
});

/** Reads the seed file; minutes are counted back from `now`. */
export function readCryptoSeed(json: unknown, now: Date): CryptoDashboard {
  const { btc, wallets, watchlist } = z.parse(cryptoSeedSchema, json);
  const amount = presentOf(btc.prices);
  const priceOf = (iso: string) => presentOf(watchlist.find((item) => item.iso === iso)?.prices ?? []);
  return {
    btc: {
      amount,
      trend: trendOf(btc.prices),
      marketCap: Math.round(amount * btc.supply),
      volume: btc.volume,
      supply: btc.supply,
      allTimeHigh: btc.allTimeHigh,
      price: { series: btc.prices.map((y, index) => ({ x: index - btc.prices.length, y })) },
    },
    prices: { btc: amount, eth: priceOf('ETH'), bch: priceOf('BCH'), xrp: priceOf('XRP') },
    wallets,
    watchlist: watchlist.map((item) => ({
      title: item.title,
      iso: item.iso,
      amount: presentOf(item.prices),
      trend: trendOf(item.prices),
      series: item.prices.map((y, index) => ({ x: minuteBefore(now, item.prices.length - 1 - index), y })),
    })),
  };
}

function presentOf(series: readonly number[]): number {
  return series.at(-1) ?? 0;
}

/** Change from the first price to the last, in percent with two digits. */
function trendOf(series: readonly number[]): Trend {
  const change = (presentOf(series) / (series[0] ?? 1) - 1) * 100;
  return { dir: change < 0 ? 'down' : 'up', amount: Math.round(Math.abs(change) * 100) / 100 };
}

/** `HH:mm` in the runtime's time zone. */
function minuteBefore(now: Date, minutes: number): string {
  const moment = new Date(now.getTime() - minutes * 60_000);
  return [moment.getHours(), moment.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
}
