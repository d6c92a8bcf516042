import { cueOf, type ChartCue } from './chartCues';
import { finite } from './chartNumbers';
import { characterWidth, cut } from './labels';

/** One part of a round chart. */
export interface ChartPart {
  /** Unique in its chart. */
  id: string;
  /** What the list, the keys and the table call it. */
  name: string;
  /** A negative value, or what is no finite number, is drawn as 0 and said as "–". */
  value: number | null;
}

export interface RoundPart {
  id: string;
  name: string;
  /** Place among all parts, from 0. */
  place: number;
  cue: ChartCue;
  /** What is said; null is said as "–". */
  value: number | null;
  /** What is drawn, 0 or more. */
  size: number;
  /** Of the total, 0 to 1; null where there is none. */
  share: number | null;
}

export interface RoundParts {
  parts: readonly RoundPart[];
  /** Null where no part has a number, or where the sum is beyond what a number holds. */
  total: number | null;
  /** The largest size; 0 without parts. */
  largest: number;
}

/** A value that a part of a whole can have; null for the others. */
function partValue(value: number | null | undefined): number | null {
  const known = finite(value);
  if (known === null || known < 0) return null;
  // −0 would be written with its sign.
  return known === 0 ? 0 : known;
}

/** Sizes and shares of parts, in their order. */
export function toRoundParts(given: readonly ChartPart[]): RoundParts {
  const values = given.map(({ value }) => partValue(value));
  const largest = values.reduce<number>((most, value) => Math.max(most, value ?? 0), 0);
  // Shares are sums of fractions of the largest, so that parts near the end of the numbers have them too.
  const fractions = values.map((value) => (largest === 0 ? 0 : (value ?? 0) / largest));
  const whole = fractions.reduce((sum, fraction) => sum + fraction, 0);
  const total = values.reduce<number>((sum, value) => sum + (value ?? 0), 0);
  return {
    parts: given.map(({ id, name }, place) => {
      const value = values[place] ?? null;
      return {
        id,
        name,
        place,
        cue: cueOf(place),
        value,
        size: value ?? 0,
        share: value === null || whole === 0 ? null : (fractions[place] ?? 0) / whole,
      };
    }),
    total: values.some((value) => value !== null) ? finite(total) : null,
    largest,
  };
}

export interface Place {
  x: number;
  y: number;
}

/** A place around the centre. @param angle in radians, clockwise from 12 o'clock. */
export const placeAt = (angle: number, radius: number): Place => ({
  x: Math.sin(angle) * radius,
  y: -Math.cos(angle) * radius,
});

/** The angle of a place around the centre in radians, clockwise from 12 o'clock, 0 to 2π. */
export function angleOf({ x, y }: Place): number {
  const angle = Math.atan2(x, -y);
  return angle < 0 ? angle + Math.PI * 2 : angle;
}

/** A name that fits beside a mark. @param room in pixels. */
export const shortened = (name: string, room: number): string =>
  cut(name, Math.max(2, Math.floor(room / characterWidth)));
