import { curveMonotoneX, curveMonotoneY } from '@visx/curve';
import { line } from '@visx/shape';
import { short } from '../charts/chartCues';
import { extentOf } from '../charts/chartNumbers';
import { colorOf } from '../charts/ramps';
import type { BarChartVariant, BarData, BarItem, BarPlot } from './barShapes';

/** Where a mark is, in pixels of the drawing. */
export interface BarBox {
  x: number;
  y: number;
  width: number;
  height: number;
  /** To which side its value points. */
  side: 'top' | 'bottom' | 'left' | 'right';
}

/** Bars take 60 % of their band, but no single one is wider than this. */
const bandShare = 0.6;
const widestBar = 88;
/** Between the bars of a group and the parts of a stack, in pixels. */
const gap = 2;
const tickWidth = 2.5;
const markSize = 8;

/** How wide the bars of a group are, with the gaps between them. */
export function widthsOf({ slots }: BarData, { band }: BarPlot): { bar: number; between: number; all: number } {
  const room = Math.min(band * bandShare, slots * widestBar);
  // Many thin bars have no room for gaps.
  const between = room / slots >= gap * 3 ? gap : 0;
  return { bar: (room - between * (slots - 1)) / slots, between, all: room };
}

/** Where the mark of a series is at a point; a gap has a place too, at 0 and without a size. */
export function boxOf(data: BarData, plot: BarPlot, item: BarItem, index: number): BarBox {
  const { x, y, valueAxis, isRtl, band } = plot;
  const isLying = valueAxis === 'x';
  const valueScale = isLying ? x : y;
  const middle = (isLying ? y : x)(index);
  const value = item.values[index] ?? Number.NaN;
  const isGap = Number.isNaN(value);
  const end = valueScale(isGap ? 0 : (item.to[index] ?? 0));
  if (item.shape !== 'bar') {
    const across = item.shape === 'line' ? markSize : Math.min(band * 0.84, widthsOf(data, plot).all * 1.5);
    const along = item.shape === 'line' ? markSize : tickWidth;
    return placed(isLying, end - along / 2, middle - across / 2, along, across, isLying ? 'right' : 'top');
  }
  const { bar, between, all } = widthsOf(data, plot);
  const isMirrored = isRtl && !isLying;
  const offset = item.slot * (bar + between);
  const across = isMirrored ? middle + all / 2 - offset - bar : middle - all / 2 + offset;
  const base = valueScale(item.from[index] ?? 0);
  // Pixels grow to the right and down, values up and along the line of reading.
  const direction = (value < 0 ? -1 : 1) * (isLying && !isRtl ? 1 : -1);
  const full = isGap || value === 0 ? 0 : Math.max(1, Math.abs(end - base));
  const cut = (item.from[index] ?? 0) === 0 ? 0 : Math.min(gap, Math.max(0, full - 1));
  const length = full - cut;
  const from = direction > 0 ? base + cut : base - full;
  const side = isLying ? (direction > 0 ? 'right' : 'left') : direction > 0 ? 'bottom' : 'top';
  return placed(isLying, from, across, length, bar, side);
}

const placed = (
  isLying: boolean,
  along: number,
  across: number,
  length: number,
  thickness: number,
  side: BarBox['side'],
): BarBox =>
  isLying
    ? { x: along, y: across, width: length, height: thickness, side }
    : { x: across, y: along, width: thickness, height: length, side };

const barRadius = 4;

/** The outline of a bar that is round at its value end only. */
export function barPath({ x, y, width, height, side }: BarBox, isRound = true): string {
  const isLying = side === 'left' || side === 'right';
  const [length, thickness] = isLying ? [width, height] : [height, width];
  const r = short(isRound ? Math.min(barRadius, length, thickness / 2) : 0);
  const corner = (isAtEnd: boolean, dx: number, dy: number) =>
    isAtEnd && r > 0 ? `a${r} ${r} 0 0 1 ${dx * r} ${dy * r}` : '';
  const [top, bottom, left, right] = [side === 'top', side === 'bottom', side === 'left', side === 'right'];
  const inset = (isAtEnd: boolean) => (isAtEnd ? r : 0);
  return [
    `M${short(x + inset(top || left))} ${short(y)}`,
    `H${short(x + width - inset(top || right))}`,
    corner(top || right, 1, 1),
    `V${short(y + height - inset(bottom || right))}`,
    corner(bottom || right, -1, 1),
    `H${short(x + inset(bottom || left))}`,
    corner(bottom || left, -1, -1),
    `V${short(y + inset(top || left))}`,
    corner(top || left, 1, -1),
    'z',
  ].join('');
}

/** Bars of one look, as one path: thousands of them are drawn as fast as one. */
export interface BarLayer {
  id: string;
  path: string;
  color: string;
  opacity: number;
}

/** Bars other than the last, where that is the one that matters. */
const fadedOpacity = 0.72;
/** The strongest colors of what is below and above 0. */
export const sideColors = { below: colorOf('diverging', 9), above: colorOf('diverging', 1) } as const;

/** Which of the two sides a value is on. */
export const sideOf = (value: number): 'below' | 'above' => (value < 0 ? 'below' : 'above');

/** @param isLastStrong the last bar is solid, the others are lighter. */
export function layersOf(
  data: BarData,
  plot: BarPlot,
  item: BarItem,
  variant: BarChartVariant,
  isLastStrong: boolean,
): BarLayer[] {
  const layers = new Map<string, BarLayer>();
  const largest = variant === 'diverging' ? Math.max(...(extentOf([item.to], true)?.map(Math.abs) ?? [0])) : 0;
  for (let index = 0; index < data.count; index += 1) {
    const value = item.values[index] ?? Number.NaN;
    if (Number.isNaN(value) || value === 0) continue;
    const color = variant === 'diverging' ? shadeOf(item.to[index] ?? 0, largest) : item.cue.color;
    const opacity = isLastStrong && variant !== 'diverging' && index < data.count - 1 ? fadedOpacity : 1;
    const id = `${color} ${opacity}`;
    const path = barPath(boxOf(data, plot, item, index), item.isEnd[index] === 1);
    layers.set(id, { id, color, opacity, path: (layers.get(id)?.path ?? '') + path });
  }
  return [...layers.values()];
}

/** By its size; the pale steps around the middle of the ramp would not stand out from the card. */
function shadeOf(value: number, largest: number): string {
  const strength = Math.min(3, Math.floor((Math.abs(value) / largest) * 4));
  return colorOf('diverging', shades[sideOf(value)][strength] ?? 5);
}

/** Steps of the ramp from the smallest to the largest. */
const shades = { below: [6, 7, 8, 9], above: [4, 3, 2, 1] } as const;

/** The line of a series over the bars; null without a value. */
export function barLine({ count }: BarData, { x, y, valueAxis }: BarPlot, { values, to }: BarItem): string | null {
  const isLying = valueAxis === 'x';
  const draw = line<number>({
    x: (index) => (isLying ? x(to[index] ?? 0) : x(index)),
    y: (index) => (isLying ? y(index) : y(to[index] ?? 0)),
    defined: (index) => !Number.isNaN(values[index] ?? Number.NaN),
    curve: isLying ? curveMonotoneY : curveMonotoneX,
  });
  return draw(Array.from({ length: count }, (_, index) => index)) || null;
}
