import { arc } from '@visx/shape';
import { angleOf, placeAt, type Place, type RoundPart, type RoundParts } from '../charts/roundParts';

/** Of the largest part, in pixels. */
export const polarRadius = 98;
const gap = 2;
const chipHeight = 20;

export interface PolarSector {
  part: RoundPart;
  /** In radians, clockwise from 12 o'clock; all sectors have the same angle. */
  from: number;
  to: number;
  /** In pixels: the area goes with the value. */
  radius: number;
}

/** All parts as sectors; one without a size has no radius. */
export function toPolarSectors({ parts, largest }: RoundParts): readonly PolarSector[] {
  const angle = (2 * Math.PI) / parts.length;
  return parts.map((part, index) => ({
    part,
    from: index * angle,
    to: (index + 1) * angle,
    radius: largest === 0 ? 0 : Math.sqrt(part.size / largest) * polarRadius,
  }));
}

const shape = ({ from, to, radius }: PolarSector, grown: number) =>
  arc({ innerRadius: 0, outerRadius: radius + grown, startAngle: from, endAngle: to })({}) ?? '';

export const polarPath = (sector: PolarSector): string => shape(sector, 0);
/** The line around a sector. */
export const polarRing = (sector: PolarSector): string => shape(sector, gap);

/** Circles at each quarter of the largest value. */
export const ringRadii: readonly number[] = [0.25, 0.5, 0.75, 1].map((share) => Math.sqrt(share) * polarRadius);

/** Where the value of a sector stands; null where the sector is too small for it. */
export function chipPlace({ from, to, radius }: PolarSector, textWidth: number): Place | null {
  const out = radius * 0.67;
  const across = Math.min(Math.PI, to - from);
  // Half of the largest radius is a quarter of the value.
  if (radius < polarRadius / 2 || 2 * out * Math.sin(across / 2) < Math.min(textWidth, 44) + 2) return null;
  return out * across < chipHeight ? null : placeAt((from + to) / 2, out);
}

/** The place of the part in whose direction a place is; null outside of the plot. */
export function polarAt(sectors: readonly PolarSector[], place: Place): number | null {
  if (Math.hypot(place.x, place.y) > polarRadius + 6) return null;
  const angle = angleOf(place);
  return sectors.find(({ from, to }) => angle >= from && angle <= to)?.part.place ?? null;
}
