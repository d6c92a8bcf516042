import { arc, pie } from '@visx/shape';
import { angleOf, type Place, type RoundPart, type RoundParts } from '../charts/roundParts';

/** In pixels. */
export const donut = { radius: 80, thickness: 22 } as const;
const inner = donut.radius - donut.thickness;
const gap = (2 * Math.PI) / 180;

export interface DonutSector {
  part: RoundPart;
  /** In radians, clockwise from 12 o'clock. */
  from: number;
  to: number;
  /** Between this and its neighbours, in radians. */
  gap: number;
}

/** The sectors of the parts that have a size, in their order. */
export function toSectors({ parts, largest }: RoundParts): readonly DonutSector[] {
  const drawn = parts.filter(({ size }) => size > 0);
  // A single part is a whole ring.
  const padAngle = drawn.length > 1 ? gap : 0;
  return pie<RoundPart>({ value: ({ size }) => size / largest, sort: null, padAngle })(drawn).map(
    ({ data, startAngle, endAngle }) => ({ part: data, from: startAngle, to: endAngle, gap: padAngle }),
  );
}

const ring = (outerRadius: number, innerRadius: number) =>
  arc<DonutSector>({
    outerRadius,
    innerRadius,
    startAngle: ({ from }) => from,
    endAngle: ({ to }) => to,
    padAngle: (sector: DonutSector) => sector.gap,
  });

/** The shape of a sector around 0, 0. */
export const sectorPath = (sector: DonutSector): string => ring(donut.radius, inner)(sector) ?? '';

/** The line around a sector: it lies in the gaps beside it. */
export const sectorRing = (sector: DonutSector): string =>
  ring(donut.radius + 3, inner - 3)({ ...sector, gap: 0 }) ?? '';

/** Without any size there is a ring of nothing. */
export const emptyRing = (): string =>
  arc({ outerRadius: donut.radius, innerRadius: inner, startAngle: 0, endAngle: 2 * Math.PI })({}) ?? '';

/** The place of the part at a place around the centre; null in the middle and outside. */
export function partAt(sectors: readonly DonutSector[], place: Place): number | null {
  const distance = Math.hypot(place.x, place.y);
  if (distance < inner - 4 || distance > donut.radius + 4) return null;
  const angle = angleOf(place);
  return sectors.find(({ from, to }) => angle >= from && angle <= to)?.part.place ?? null;
}
