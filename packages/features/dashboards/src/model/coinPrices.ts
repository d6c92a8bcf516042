import { cryptoRanges, type CryptoDashboard, type CryptoRange } from '@quarterdeck/contract/entities/cryptoDashboard';

/** The range that a text names; a day for anything else. */
export const readRange = (text: string | null): CryptoRange => cryptoRanges.find((range) => range === text) ?? '1D';

/** What one coin cost at a moment (milliseconds since 1970), in US dollars. */
export interface PricePoint {
  at: number;
  price: number;
}

const minuteMs = 60_000;

/**
 * The points of a price as moments, oldest first; what is no number is left out.
 * @param now when the answer came, in milliseconds: its minutes count up to then.
 */
export function pricePoints(series: CryptoDashboard['btc']['price']['series'], now: number): readonly PricePoint[] {
  return series
    .map(({ x, y }) => ({ at: now + x * minuteMs, price: y }))
    .filter(({ at, price }) => Number.isFinite(at) && Number.isFinite(price))
    .toSorted((one, other) => one.at - other.at);
}

/** How a price went from its first point to its last. */
export interface PriceCourse {
  open: number;
  last: number;
  low: PricePoint;
  high: PricePoint;
  /** From open to last: in US dollars, and as a share (0.12 is 12 %), null where there is none. */
  change: number;
  share: number | null;
}

/** Null without points. The first of several lowest or highest points counts. */
export function courseOf(points: readonly PricePoint[]): PriceCourse | null {
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
    share: shareOf(first.price, last.price),
  };
}

/** A change as a share of where it began; null where that is no price. */
export function shareOf(from: number, to: number): number | null {
  const share = to / from - 1;
  return from > 0 && Number.isFinite(share) ? share : null;
}

/** What there is to see in a course, for a sentence. */
export type PriceFinding =
  /** It never changed. */
  | { way: 'level'; price: number }
  /** From its low at the start to its high, or the other way round. */
  | { way: 'rose' | 'fell'; from: PricePoint; to: PricePoint; share: number }
  /** First to its low and from there to its high, or the other way round. */
  | { way: 'fellAndRose' | 'roseAndFell'; from: PricePoint; to: PricePoint; share: number };

/** Null where nothing true can be said, such as of prices below zero. */
export function findingOf(points: readonly PricePoint[]): PriceFinding | null {
  const course = courseOf(points);
  if (!course) return null;
  const { low, high } = course;
  if (low.price === high.price) return { way: 'level', price: low.price };
  const [from, to] = low.at <= high.at ? [low, high] : [high, low];
  const share = shareOf(from.price, to.price);
  if (share === null) return null;
  const isRise = to === high;
  const beganThere = from === points[0];
  const way = beganThere ? (isRise ? 'rose' : 'fell') : isRise ? 'fellAndRose' : 'roseAndFell';
  return { way, from, to, share: Math.abs(share) };
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
