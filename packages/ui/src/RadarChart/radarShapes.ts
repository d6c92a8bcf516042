import { scaleLinear } from '@visx/scale';
import { short, cueOf, type ChartCue } from '../charts/chartCues';
import { characterWidth, cut, widest } from '../charts/labels';
import { extentOf, finite } from '../charts/chartNumbers';
import { angleOf, placeAt, type Place } from '../charts/roundParts';
import type { ChartSeries } from '../charts/chartTypes';

export interface RadarSeries {
  id: string;
  name: string;
  /** Place among all series of the chart. */
  place: number;
  cue: ChartCue;
  role: NonNullable<ChartSeries['role']>;
  /** One for each axis; null is drawn in the centre and said as "–". */
  values: readonly (number | null)[];
  /** For each axis how far out it is, 0 to 1. */
  reach: readonly number[];
}

export interface RadarData {
  /** One for each axis, in radians clockwise from 12 o'clock. */
  angles: readonly number[];
  series: readonly RadarSeries[];
}

export const ringCount = 4;

/**
 * The values of the series that are shown, on one scale.
 * @param hidden ids of the series that are switched off; the others keep their colors and the scale.
 * @param min value of the centre. @param max value of the outermost ring, without one a round number.
 * @param wholes for each axis what is drawn as 1; then `min` and `max` are shares.
 */
export function toRadarData(
  axisCount: number,
  all: readonly ChartSeries[],
  hidden: ReadonlySet<string>,
  min: number,
  max: number | undefined,
  wholes?: readonly (number | null)[],
): RadarData {
  const places = Array.from({ length: axisCount }, (_, place) => place);
  const low = finite(min) ?? 0;
  const drawnOf = ({ values }: ChartSeries) =>
    places.map((axis) => (wholes ? shareOf(finite(values[axis]), wholes[axis]) : finite(values[axis])));
  const high = finite(max) ?? roundMax(all.map(drawnOf));
  const reachOf = (value: number | null) =>
    // Halves keep the span of the largest numbers finite.
    value === null || high <= low ? 0 : Math.min(1, Math.max(0, (value / 2 - low / 2) / (high / 2 - low / 2)));
  return {
    angles: places.map((place) => (place / axisCount) * 2 * Math.PI),
    series: all.flatMap((one, place) => {
      const { id, name, role = 'current' } = one;
      if (hidden.has(id)) return [];
      const values = places.map((axis) => finite(one.values[axis]));
      return [{ id, name, place, cue: cueOf(place, role), role, values, reach: drawnOf(one).map(reachOf) }];
    }),
  };
}

/** Infinite where there is something of nothing; null where the whole is not known. */
function shareOf(value: number | null, given: number | null | undefined): number | null {
  const whole = finite(given);
  if (value === null || whole === null || whole < 0) return null;
  return value === 0 ? 0 : value / whole;
}

/** A round number that no value is above, but those that are infinite. */
function roundMax(all: readonly (readonly (number | null)[])[]): number {
  const extent = extentOf(all, true);
  const [low, high] = extent ?? [0, 1];
  const max = scaleLinear<number>({ domain: [0, Math.max(0, high) || -low] })
    .nice(ringCount)
    .domain()[1];
  return finite(max) ?? high;
}

/** A closed line through one place on each axis. @param reach for each axis how far out, 0 to 1. */
export function polygonPath(angles: readonly number[], reach: readonly number[], radius: number): string {
  const corners = angles.map((angle, axis) => placeAt(angle, (reach[axis] ?? 0) * radius));
  return corners.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${short(x)} ${short(y)}`).join('') + 'z';
}

/** The axis that is nearest in direction, and the series whose mark is nearest on it; null far outside. */
export function markAt(
  { angles, series }: RadarData,
  place: Place,
  radius: number,
): { stop: number; series: number } | null {
  const distance = Math.hypot(place.x, place.y);
  if (angles.length === 0 || series.length === 0 || distance > radius * 1.5) return null;
  const stop = Math.round((angleOf(place) / (2 * Math.PI)) * angles.length) % angles.length;
  const far = series.map(({ reach }) => Math.abs((reach[stop] ?? 0) * radius - distance));
  return { stop, series: far.indexOf(Math.min(...far)) };
}

/** Of a name at an axis. */
const mostLines = 2;

/**
 * The lines of an axis's name: one, with the value behind it, where both fit into the room, else up to two above the value.
 * A word that is longer than the room is cut.
 * @param room in pixels. @param valueWidth of the value with the gap before it, in pixels.
 */
export function axisLines(name: string, room: number, valueWidth: number): { lines: string[]; isValueBelow: boolean } {
  if (widest([name]) <= room - valueWidth) return { lines: [name], isValueBelow: false };
  const longest = Math.max(2, Math.floor(room / characterWidth));
  const lines: string[] = [];
  for (const word of name.split(/\s+/)) {
    const last = lines.at(-1);
    const isFull = last === undefined || last.length + 1 + word.length > longest;
    if (!isFull || lines.length === mostLines) lines.push(`${lines.pop() ?? ''} ${word}`);
    else lines.push(word);
  }
  return { lines: lines.map((line) => cut(line, longest)), isValueBelow: true };
}

/** The series whose values stand at the axes: the first that is current, else the first. */
export const labelled = ({ series }: RadarData): RadarSeries | undefined =>
  series.find(({ role }) => role === 'current') ?? series[0];
