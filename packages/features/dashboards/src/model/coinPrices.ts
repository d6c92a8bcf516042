import { cryptoRanges, type CryptoDashboard } from '@quarterdeck/contract/entities/cryptoDashboard';
import { choiceInAddress } from './addressChoice';
import { changeShare } from './sums';

export const rangeInAddress = choiceInAddress('range', cryptoRanges, '1D');

/** What one coin cost at a moment (milliseconds since 1970), in US dollars. */
export interface PricePoint {
  at: number;
  price: number;
}

const minuteMs = 60_000;
/** No date of JavaScript is further from 1970, in milliseconds. */
const lastInstant = 8.64e15;

/**
 * The points of a price as moments, oldest first; what is no number and no date is left out.
 * @param now when the answer came, in milliseconds: its minutes count up to then.
 */
export function pricePoints(series: CryptoDashboard['btc']['price']['series'], now: number): readonly PricePoint[] {
  return series
    .map(({ x, y }) => ({ at: now + x * minuteMs, price: y }))
    .filter(({ at, price }) => Math.abs(at) <= lastInstant && Number.isFinite(price))
    .toSorted((one, other) => one.at - other.at);
}

/** How a price went from its first point to its last. */
export interface PriceSummary {
  open: number;
  last: number;
  low: PricePoint;
  high: PricePoint;
  /** From open to last: in US dollars, and as a share (0.12 is 12 %), null where there is none. */
  change: number;
  share: number | null;
}

/** Null without points. The first of several lowest or highest points counts. */
export function summarizePrices(points: readonly PricePoint[]): PriceSummary | null {
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) return null;
  let [low, high] = [first, first];
  for (const point of points) {
    if (point.price < low.price) low = point;
    if (point.price > high.price) high = point;
  }
  return {
    open: first.price,
    last: last.price,
    low,
    high,
    change: last.price - first.price,
    share: changeShare(first.price, last.price),
  };
}

/** What there is to see in prices, for a sentence. */
export type PriceFinding =
  /** It never changed. */
  | { kind: 'level'; price: number }
  /** From its low at the start to its high, or the other way round. */
  | { kind: 'rose' | 'fell'; from: PricePoint; to: PricePoint; share: number }
  /** First to its low and from there to its high, or the other way round. */
  | { kind: 'fellAndRose' | 'roseAndFell'; from: PricePoint; to: PricePoint; share: number };

/** Null where nothing true can be said, such as of prices below zero. */
export function findingOf(points: readonly PricePoint[]): PriceFinding | null {
  const summary = summarizePrices(points);
  if (!summary) return null;
  const { low, high } = summary;
  if (low.price === high.price) return { kind: 'level', price: low.price };
  const [from, to] = low.at <= high.at ? [low, high] : [high, low];
  const share = changeShare(from.price, to.price);
  if (share === null) return null;
  const isRise = to === high;
  const beganThere = from === points[0];
  const kind = beganThere ? (isRise ? 'rose' : 'fell') : isRise ? 'fellAndRose' : 'roseAndFell';
  return { kind, from, to, share: Math.abs(share) };
}

/** How far a price is below its highest of all times, as a share; 0 at or above it, null where neither is known. */
export function belowHigh(price: number, allTimeHigh: number): number | null {
  if (!(price > 0) || !(allTimeHigh > 0)) return null;
  const share = 1 - price / allTimeHigh;
  return Number.isFinite(share) ? Math.max(0, share) : null;
}

/** Digits after the point that a price needs: cents, and more below a dollar. */
export function priceDigits(price: number): number {
  const size = Math.abs(price);
  if (!(size > 0) || size >= 1) return 2;
  return size >= 0.01 ? 4 : 8;
}
