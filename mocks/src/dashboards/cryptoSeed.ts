import { coins, watchlistItemSchema } from '@quarterdeck/contract/entities/cryptoDashboard';
import * as z from 'zod/mini';

const prices = (count: number) => z.array(z.number()).check(z.length(count));

/** The figures in `seeds/crypto.json`. */
const cryptoSeedSchema = z.object({
  btc: z.object({
    volume: z.number(),
    supply: z.number(),
    allTimeHigh: z.number(),
    /** Oldest first, the last one the present: of the last minutes, and in steps of ten minutes of the last day. */
    prices: prices(145),
  }),
  /** What the price of Bitcoin was before the last day, oldest first; each list goes on where the one above it ends. */
  history: z.object({
    /** From 365 days ago, one a day. */
    days: prices(275),
    /** From 90 days ago, every twelve hours. */
    halfDays: prices(120),
    /** From 30 days ago, every four hours. */
    fourHours: prices(138),
    /** From seven days ago, one an hour. */
    hours: prices(144),
  }),
  wallets: z.record(z.enum(coins), z.number().check(z.nonnegative())),
  /** Prices by minute, the last one the present. */
  watchlist: z.array(z.extend(z.pick(watchlistItemSchema, { title: true, iso: true }), { prices: prices(20) })),
});

/** What is known of all coins at one moment. */
export const cryptoMarketSchema = z.extend(z.omit(cryptoSeedSchema, { wallets: true }), {
  /** The moment whose prices are the last ones; ISO 8601 instant, UTC. */
  at: z.iso.datetime(),
});
export type CryptoMarket = z.infer<typeof cryptoMarketSchema>;

/** What is held of a coin; the id is that of the coin. */
export const walletSchema = z.object({ id: z.enum(coins), amount: z.number().check(z.nonnegative()) });
export type WalletRecord = z.infer<typeof walletSchema>;

/** Reads the market of the seed file; its last prices are those of `now`. */
export function readCryptoMarket(json: unknown, now: Date): CryptoMarket {
  const { wallets: _, ...market } = z.parse(cryptoSeedSchema, json);
  return { ...market, at: now.toISOString() };
}

/** Reads the wallets of the seed file. */
export function readWallets(json: unknown): WalletRecord[] {
  const { wallets } = z.parse(cryptoSeedSchema, json);
  return coins.map((id) => ({ id, amount: wallets[id] }));
}
