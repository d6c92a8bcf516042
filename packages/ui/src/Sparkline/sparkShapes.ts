import { curveLinear, curveMonotoneX } from '@visx/curve';
import { scaleLinear } from '@visx/scale';
import { area, line } from '@visx/shape';
import { finite } from '../charts/chartNumbers';
import { decimate, smoothUpTo } from '../charts/decimate';
import { drawn } from '../charts/valueScale';

/** Units of the drawing, which is stretched to its box. More points than its columns can show are thinned out. */
export const sparkBox = { width: 240, height: 100 } as const;

export interface Spark {
  /** Path of the line; a value between two gaps is a dot of it. */
  line: string;
  /** Path from the line to the foot of the drawing. */
  area: string;
  /** How far from the top the first value is, from 0 to 1. */
  firstY: number;
  /** Where the last value is, as shares of the drawing from its start and from its top. */
  last: { x: number; y: number };
}

/** The shape of some values, evenly spaced: the lowest is at the foot, the highest at the top, equal ones in the middle. */
export function toSpark(values: readonly (number | null)[]): Spark | null {
  const tops = Float64Array.from(values, (value) => drawn(finite(value) ?? Number.NaN));
  const isValue = (place: number) => !Number.isNaN(tops[place] ?? Number.NaN);
  const first = tops.findIndex((top) => !Number.isNaN(top));
  const last = tops.findLastIndex((top) => !Number.isNaN(top));
  if (first < 0) return null;
  let [low, high] = [tops[first] ?? 0, tops[first] ?? 0];
  for (const top of tops) {
    // A comparison with NaN is false, so gaps change nothing.
    if (top < low) low = top;
    if (top > high) high = top;
  }
  // A scale of no length puts everything in the middle of its range: one point, and values that are all equal.
  const x = scaleLinear<number>({ domain: [0, tops.length - 1], range: [0, sparkBox.width] });
  const y = scaleLinear<number>({ domain: [low, high], range: [sparkBox.height, 0] });
  const xOf = (place: number) => x(place);
  const yOf = (place: number) => y(tops[place] ?? 0);
  const kept = decimate(
    tops.map((_, place) => place),
    tops,
    sparkBox.width,
  );
  const curve = kept.length > smoothUpTo ? curveLinear : curveMonotoneX;
  return {
    line: line<number>({ x: xOf, y: yOf, defined: isValue, curve })(kept) ?? '',
    area: area<number>({ x: xOf, y0: sparkBox.height, y1: yOf, defined: isValue, curve })(kept) ?? '',
    firstY: yOf(first) / sparkBox.height,
    last: { x: xOf(last) / sparkBox.width, y: yOf(last) / sparkBox.height },
  };
}
