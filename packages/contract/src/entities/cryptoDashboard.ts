import * as z from 'zod/mini';
import { isCoinAmount, mostCoins } from '../rules/coinAmount';

/** A change in percent; the direction says which way, the amount is never negative. */
export const trendSchema = z.object({ dir: z.enum(['up', 'down']), amount: z.number().check(z.nonnegative()) });
export type Trend = z.infer<typeof trendSchema>;

/** Coins with a price and a wallet. */
export const coins = ['btc', 'eth', 'bch', 'xrp'] as const;
export type Coin = (typeof coins)[number];

const byCoinSchema = z.object({ btc: z.number(), eth: z.number(), bch: z.number(), xrp: z.number() });

/** Spans of the price: a day, a week, 30 and 90 days and 365 days. */
export const cryptoRanges = ['1D', '1W', '1M', '3M', '1Y'] as const;
export type CryptoRange = (typeof cryptoRanges)[number];

export const watchlistItemSchema = z.object({
  title: z.string(),
  /** Short name of the coin, such as `ETH`. */
  iso: z.string(),
  /** US dollars for one. */
  amount: z.number(),
  trend: trendSchema,
  /** The last 20 minutes, oldest first; `x` is `HH:mm` in the runtime's time zone. */
  series: z.array(z.object({ x: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)), y: z.number() })),
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
    /**
     * Oldest first, the last one the present; `x` counts minutes up to now. Without a range 145 points from -145 to -1;
     * with one the points of the range, which stay where they are in time, and 0 for now.
     */
    price: z.object({ series: z.array(z.object({ x: z.int().check(z.nonpositive()), y: z.number() })) }),
  }),
  /** For one coin; they move from call to call. */
  prices: byCoinSchema,
  /** Coins held; at most eight digits after the point. */
  wallets: byCoinSchema,
  watchlist: z.array(watchlistItemSchema),
});
export type CryptoDashboard = z.infer<typeof cryptoDashboardSchema>;

export const tradeSides = ['buy', 'sell'] as const;
export type TradeSide = (typeof tradeSides)[number];

/** An order as it is sent; `rules/coinTrade` says what it comes to and why it may be refused. */
export const coinTradeSchema = z.object({
  side: z.enum(tradeSides),
  coin: z.enum(coins),
  /** Coins, with at most eight digits after the point. */
  amount: z
    .number()
    .check(
      z.positive(),
      z.maximum(mostCoins),
      z.refine(isCoinAmount, { error: 'Has more than eight digits after the point' }),
    ),
});
export type CoinTrade = z.infer<typeof coinTradeSchema>;

/** An order whose coin is known from elsewhere. */
export type TradeOrder = Pick<CoinTrade, 'side' | 'amount'>;

/** What an order did. */
export const executedTradeSchema = z.object({
  /** All that are held afterwards. */
  wallets: byCoinSchema,
  /** US dollars for one coin, as the order was executed. */
  price: z.number(),
  /** What was paid or received, in US dollars; whole cents. */
  total: z.number(),
});
export type ExecutedTrade = z.infer<typeof executedTradeSchema>;
