import { token } from '../tokens';
import type { ChartRole } from './chartTypes';

/** Colors of a theme that series take by their place; more than eight begin anew. */
const colors = [
  token('chart.1'),
  token('chart.2'),
  token('chart.3'),
  token('chart.4'),
  token('chart.5'),
  token('chart.6'),
  token('chart.7'),
  token('chart.8'),
] as const;

/** Second cues, for whoever does not tell the colors apart: dash, marker and texture go with the place as well. */
const dashes = ['none', '4 3', '2 4', '8 3 2 3'] as const;
const predictedDash = '2 4';
/** Of the line of a value to compare with. */
export const referenceDash = '4 4';

const chartMarkers = ['circle', 'square', 'triangle', 'diamond', 'plus', 'triangle-down', 'hexagon', 'cross'] as const;
export type ChartMarker = (typeof chartMarkers)[number];

export const chartTextures = [
  'none',
  'diagonal',
  'dots',
  'horizontal',
  'back-diagonal',
  'vertical',
  'grid',
  'zigzag',
] as const;
export type ChartTexture = (typeof chartTextures)[number];

/** What tells a series from the others. */
export interface ChartCue {
  color: string;
  /** `stroke-dasharray`. */
  dash: string;
  marker: ChartMarker;
  isHollow: boolean;
  texture: ChartTexture;
}

const placed = <Value>(list: readonly [Value, ...Value[]], place: number): Value =>
  list[place % list.length] ?? list[0];

/** @param place of the series among all of its chart, from 0, the hidden ones counted. */
export function cueOf(place: number, role: ChartRole = 'current'): ChartCue {
  return {
    color: placed(colors, place),
    dash: role === 'predicted' ? predictedDash : placed(dashes, place),
    marker: placed(chartMarkers, place),
    isHollow: role !== 'current',
    texture: placed(chartTextures, place),
  };
}

const { round, sqrt } = Math;
/** A coordinate with as many digits as can be seen. */
export const short = (value: number): number => round(value * 100) / 100;

/** Path of a marker around 0, 0; all of about the same weight. @param size radius of the circle in pixels. */
export function markerPath(marker: ChartMarker, size: number): string {
  const r = short(size);
  const side = short(size * 0.9);
  const tall = short(size * 1.15);
  const arm = short(size * 1.1);
  const wing = short((size * sqrt(3)) / 2);
  const thin = short(size * 0.36);
  const paths: Record<ChartMarker, string> = {
    circle: `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`,
    square: `M${-side} ${-side}H${side}V${side}H${-side}z`,
    triangle: `M0 ${-tall}L${tall} ${side}H${-tall}z`,
    diamond: `M0 ${-arm * 1.15}L${arm * 1.15} 0L0 ${arm * 1.15}L${-arm * 1.15} 0z`,
    plus: `M${-thin} ${-arm}H${thin}V${-thin}H${arm}V${thin}H${thin}V${arm}H${-thin}V${thin}H${-arm}V${-thin}H${-thin}z`,
    'triangle-down': `M0 ${tall}L${tall} ${-side}H${-tall}z`,
    hexagon: `M0 ${-r}L${wing} ${-r / 2}V${r / 2}L0 ${r}L${-wing} ${r / 2}V${-r / 2}z`,
    cross: `M${-side} ${-side}L0 ${-thin}L${side} ${-side}L${thin} 0L${side} ${side}L0 ${thin}L${-side} ${side}L${-thin} 0z`,
  };
  return paths[marker];
}
