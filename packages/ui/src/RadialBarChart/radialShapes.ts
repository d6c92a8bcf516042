import { scaleLinear } from '@visx/scale';
import { arc } from '@visx/shape';
import { angleOf, placeAt, type Place, type RoundPart, type RoundParts } from '../charts/roundParts';

/** In pixels, for up to five bars; more are thinner. */
export const radial = { radius: 98, width: 11, pitch: 19, innermost: 14 } as const;
const sweep = (270 * Math.PI) / 180;

export interface RadialBar {
  part: RoundPart;
  /** Of the middle of the bar, in pixels. */
  radius: number;
  width: number;
  /** Where it ends, in radians clockwise from 12 o'clock; 0 for no bar. */
  to: number;
}

/** A round number that leaves the longest bar some way to go. @returns 1 where all are 0. */
export function roundMax(largest: number): number {
  if (largest === 0) return 1;
  const max = scaleLinear<number>({ domain: [0, largest * 1.25] })
    .nice(4)
    .domain()[1];
  return max !== undefined && Number.isFinite(max) && max > 0 ? max : largest;
}

/** The bars of all parts, from the outermost to the innermost. @param max the value of a full bar. */
export function toBars({ parts, largest }: RoundParts, max: number | undefined): readonly RadialBar[] {
  const full = max !== undefined && Number.isFinite(max) && max > 0 ? max : roundMax(largest);
  const outermost = radial.radius - radial.width / 2;
  const pitch =
    parts.length < 2 ? radial.pitch : Math.min(radial.pitch, (outermost - radial.innermost) / (parts.length - 1));
  const width = (pitch * radial.width) / radial.pitch;
  return parts.map((part, index) => ({
    part,
    radius: outermost - index * pitch,
    width,
    to: Math.min(1, part.size / full) * sweep,
  }));
}

/** Bars have round ends that go beyond their angles. @param grown pixels by which it is larger on all sides. */
function roundedPath({ radius, width }: RadialBar, to: number, grown: number): string {
  const half = width / 2 + grown;
  const end = half / radius;
  const path = arc({
    outerRadius: radius + half,
    innerRadius: radius - half,
    startAngle: -end,
    endAngle: to + end,
    cornerRadius: half,
  });
  return path({}) ?? '';
}

export const barPath = (one: RadialBar): string => roundedPath(one, one.to, 0);
export const trackPath = (one: RadialBar): string => roundedPath(one, sweep, 0);
/** The line around a bar. */
export const barRing = (one: RadialBar): string => roundedPath(one, one.to, 3);
/** Where the bar ends. */
export const barEnd = ({ radius, to }: RadialBar): Place => placeAt(to, radius);

/** The place of the bar at a place around the centre; null where there is none. */
export function barAt(bars: readonly RadialBar[], place: Place): number | null {
  const distance = Math.hypot(place.x, place.y);
  if (distance > radial.radius + 6 || angleOf(place) > sweep + 0.1) return null;
  let nearest: RadialBar | null = null;
  for (const one of bars)
    if (nearest === null || Math.abs(one.radius - distance) < Math.abs(nearest.radius - distance)) nearest = one;
  return nearest === null || Math.abs(nearest.radius - distance) > radial.pitch ? null : nearest.part.place;
}
