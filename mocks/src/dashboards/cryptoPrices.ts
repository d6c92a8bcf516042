import type { CryptoRange } from '@quarterdeck/contract/entities/cryptoDashboard';
import { memo } from '../core/memo';
import type { CryptoMarket } from './cryptoSeed';

/** Prices of coins as they go on from the first data: a function of the moment, so that two answers of one moment are equal. */

const minuteMs = 60_000;

/** Waves on which prices go up and down: seconds for one, and its height in parts of the price. Far from all-time highs. */
const waves = [
  { seconds: 47, height: 0.000_3 },
  { seconds: 211, height: 0.000_6 },
  { seconds: 1_741, height: 0.001_5 },
] as const;

/** Minutes between two points of a range, and how many points it has, now included. */
const ranges: Readonly<Record<CryptoRange, { minutes: number; count: number }>> = {
  '1D': { minutes: 10, count: 145 },
  '1W': { minutes: 60, count: 169 },
  '1M': { minutes: 4 * 60, count: 181 },
  '3M': { minutes: 12 * 60, count: 181 },
  '1Y': { minutes: 24 * 60, count: 366 },
};

/** A coin whose price was `first` at the moment `at`, in milliseconds. */
export interface MovingCoin {
  readonly first: number;
  readonly at: number;
  /** Where on the waves it was then, so that coins do not move alike. */
  readonly phase: number;
}

/** The price at a moment from `at` on, which is the first one; as many digits as people quote. */
export function priceAt({ first, at, phase }: MovingCoin, moment: number): number {
  const passed = Math.max(0, moment - at) / 1_000;
  const waveOf = (turns: number) => Math.sin(2 * Math.PI * turns + phase) - Math.sin(phase);
  const change = waves.reduce((sum, { seconds, height }) => sum + height * waveOf(passed / seconds), 0);
  const digits = first < 1 ? 10_000 : 100;
  return Math.round(first * (1 + change) * digits) / digits;
}

/** The start of the minute of a moment. */
const minuteOf = (moment: number): number => Math.floor(moment / minuteMs) * minuteMs;

/** As many minutes as were known at `coin.at`, up to now; the last one is the present price. */
export function lastMinutes(known: readonly number[], coin: MovingCoin, now: number): number[] {
  const start = minuteOf(coin.at);
  const passed = Math.max(0, (minuteOf(now) - start) / minuteMs);
  return known.map((_, index) => {
    if (index === known.length - 1) return priceAt(coin, now);
    return known[index + passed] ?? priceAt(coin, start + (index + passed - known.length + 1) * minuteMs);
  });
}

/** Prices of Bitcoin by how many minutes before the first moment they were. */
const pricesByAge = memo(({ btc, history }: CryptoMarket): ReadonlyMap<number, number> => {
  const { days, halfDays, fourHours, hours } = history;
  const lists = [
    { prices: days, oldest: 365 * 24, step: 24 },
    { prices: halfDays, oldest: 90 * 24, step: 12 },
    { prices: fourHours, oldest: 30 * 24, step: 4 },
    { prices: hours, oldest: 7 * 24, step: 1 },
    { prices: btc.prices, oldest: 24, step: 1 / 6 },
  ];
  return new Map(
    lists.flatMap(({ prices, oldest, step }) =>
      prices.map((price, index) => [Math.round((oldest - index * step) * 60), price] as const),
    ),
  );
});

/**
 * The price of Bitcoin over a range, oldest first; `x` counts minutes up to now. Its points stay where they are in time and
 * only the last one, which is now, moves: otherwise the day's high and low would change with each call.
 */
export function rangeSeries(
  market: CryptoMarket,
  coin: MovingCoin,
  now: number,
  range: CryptoRange,
): { x: number; y: number }[] {
  const { minutes, count } = ranges[range];
  const start = minuteOf(coin.at);
  // The last step that is a whole minute ago: a second point in minute 0 would stand on the present one.
  const last = Math.floor((now - minuteMs - start) / (minutes * minuteMs));
  const byAge = pricesByAge(market);
  const past = Array.from({ length: count - 1 }, (_, index) => {
    const age = (count - 2 - index - last) * minutes;
    const moment = start - age * minuteMs;
    return { x: Math.trunc((moment - now) / minuteMs), y: byAge.get(age) ?? priceAt(coin, moment) };
  });
  return [...past, { x: 0, y: priceAt(coin, now) }];
}
