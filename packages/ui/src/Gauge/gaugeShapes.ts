import { short } from '../charts/chartCues';
import { arc } from '@visx/shape';
import { finite } from '../charts/chartNumbers';
import { angleOf, placeAt, type Place } from '../charts/roundParts';

/** The scale has this many steps, with a stroke at each end of each. */
export const stepCount = 60;
const majorEvery = 5;
const sweep = (240 * Math.PI) / 180;
const start = -sweep / 2;
const minorLength = 13;
const majorLength = 20;

export interface GaugeData {
  /** What is said; null is said as "–". */
  value: number | null;
  /** The goal; null where it is no positive number. */
  max: number | null;
  /** How much of the goal is reached, which may be more than 1; null where that has no sense. */
  share: number | null;
  /** How far the scale is filled, 0 to 1. */
  reached: number;
  /** How many strokes are filled. */
  filled: number;
}

export function toGauge(givenValue: number | null, givenMax: number): GaugeData {
  const value = finite(givenValue);
  const known = finite(givenMax);
  const max = known !== null && known > 0 ? known : null;
  const share = value === null || max === null || value < 0 ? null : finite(value / max);
  const reached = value !== null && max !== null && value >= max ? 1 : (share ?? 0);
  // The strokes up to the value, that at 0 among them; at 0 itself there is none.
  const filled = reached === 0 ? 0 : Math.floor(reached * stepCount + 1e-9) + 1;
  return { value, max, share, reached, filled };
}

/** Where a share of the goal stands, in radians clockwise from 12 o'clock; beyond the ends it stands at them. */
export const gaugeAngle = (share: number): number => start + Math.min(1, Math.max(0, share)) * sweep;

const at = ({ x, y }: Place) => `${short(x)} ${short(y)}`;

/** Strokes of the scale as one path, every fifth of them longer. @param from the first stroke. @param to behind the last. */
export function strokesPath(from: number, to: number, radius: number, isMajor: boolean): string {
  const strokes: string[] = [];
  for (let step = from; step < to; step += 1) {
    if ((step % majorEvery === 0) !== isMajor) continue;
    const angle = gaugeAngle(step / stepCount);
    const length = isMajor ? majorLength : minorLength;
    strokes.push(`M${at(placeAt(angle, radius))}L${at(placeAt(angle, radius - length))}`);
  }
  return strokes.join('');
}

/** A triangle inside of the scale that points to a share of the goal. */
export function pointerPath(share: number, radius: number): string {
  const angle = gaugeAngle(share);
  const tip = placeAt(angle, radius - majorLength - 4);
  const base = placeAt(angle, radius - majorLength - 14);
  const [x, y] = [Math.cos(angle) * 6, Math.sin(angle) * 6];
  return `M${at(tip)}L${at({ x: base.x + x, y: base.y + y })}L${at({ x: base.x - x, y: base.y - y })}z`;
}

/** The line around a stretch of the scale, its round ends beyond it. */
export const stretchRing = (from: number, to: number, radius: number): string =>
  arc({
    outerRadius: radius + 4,
    innerRadius: radius - majorLength - 4,
    startAngle: gaugeAngle(from) - 0.05,
    endAngle: gaugeAngle(to) + 0.05,
    cornerRadius: 4,
  })({}) ?? '';

/** 0 for the value, 1 for the rest up to the goal; null outside of the scale. */
export function stretchAt(place: Place, share: number, radius: number): 0 | 1 | null {
  const distance = Math.hypot(place.x, place.y);
  if (distance > radius + 10 || distance < radius - majorLength - 20) return null;
  const turned = angleOf(place);
  const angle = turned > Math.PI ? turned - 2 * Math.PI : turned;
  if (Math.abs(angle) > sweep / 2 + 0.1) return null;
  return angle <= gaugeAngle(share) ? 0 : 1;
}
