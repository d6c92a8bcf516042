import * as z from 'zod/mini';

/** A change in percent; the direction says which way, the amount is never negative. */
export const trendSchema = z.object({ dir: z.enum(['up', 'down']), amount: z.number().check(z.nonnegative()) });
export type Trend = z.infer<typeof trendSchema>;

/** Coins with a price and a wallet. */
export const coins = ['btc', 'eth', 'bch', 'xrp'] as const;
export type Coin = (typeof coins)[number];

const byCoinSchema = z.object({ btc: z.number(), eth: z.number(), bch: z.number(), xrp: z.number() });

export const watchlistItemSchema = z.object({
  title: z.string(),
  /** Short name of the coin, such as `ETH`. */
  iso: z.string(),
  /** US dollars for one. */
  amount: z.number(),
  trend: trendSchema,
  /** The last 20 minutes, oldest first; `x` is `HH:mm` in the runtime's time zone. */
  series: z.array(z.object({ x: z.string().check(z.regex(/^\d\d:\d\d$/)), y: z.number() })),
});
export type WatchlistItem = z.infer<typeof watchlistItemSchema>;

/** Amounts of money are US dollars in major units. */
export const cryptoDashboardSchema = z.object({
  btc: z.object({
    amount: z.number(),
    /** Over the series of the price. */
    trend: trendSchema,
    marketCap: z.number(),
    /** Traded within 24 hours. */
    volume: z.number(),
    /** Coins in circulation. */
    supply: z.number(),
    allTimeHigh: z.number(),
    /** 145 points, oldest first; `x` counts minutes up to now and is negative. */
    price: z.object({ series: z.array(z.object({ x: z.int().check(z.negative()), y: z.number() })) }),
  }),
  /** For one coin. */
  prices: byCoinSchema,
  /** Coins held. */
  wallets: byCoinSchema,
  watchlist: z.array(watchlistItemSchema),
});
export type CryptoDashboard = z.infer<typeof cryptoDashboardSchema>;
