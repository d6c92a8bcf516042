import { scaleLinear } from '@visx/scale';

/** Half of what a number can be: the distance between two of them is finite too. */
const drawnLimit = Number.MAX_VALUE / 2;

/** Where a value is drawn: itself, unless it is so large that no distance to it could be told. NaN stays a gap. */
export const drawn = (value: number): number => Math.max(-drawnLimit, Math.min(drawnLimit, value));

/** The same of many; what has none that is too large is drawn as it is. */
export function allDrawn(values: Float64Array): Float64Array {
  // A plain loop: calling a function for each of 100,000 values is slow.
  for (let index = 0; index < values.length; index += 1)
    if (Math.abs(values[index] ?? 0) > drawnLimit) return values.map(drawn);
  return values;
}

/** A scale with round ends, unless they would be so far apart that no number says how far. */
export function niceScale(extent: readonly [number, number], ticks: number) {
  const scale = scaleLinear<number>({ domain: [...extent] }).nice(ticks);
  const [low = 0, high = 0] = scale.domain();
  return Number.isFinite(high - low) ? scale : scale.domain([...extent]);
}
