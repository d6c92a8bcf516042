import type { PlotTick } from './plotPoints';
import type { ChartText } from './useChartText';

/** About how wide a character of 12 px is: texts are not measured, so that a chart is drawn in one go. */
export const characterWidth = 6.8;

/** About how wide the longest of some texts is, in pixels. */
export const widest = (texts: readonly string[]): number =>
  Math.max(0, ...texts.map(({ length }) => length)) * characterWidth;

/** SVG cuts no text; the legend, the table and the keys have the whole name. @param longest in characters. */
export const cut = (text: string, longest: number): string =>
  text.length > longest ? `${text.slice(0, Math.max(1, longest - 1)).trimEnd()}…` : text;

/** The labels of an axis of values. */
export function valueTicks(values: readonly number[], text: ChartText): PlotTick[] {
  const texts = text.axis(values);
  return values.map((at, index) => ({ at, text: texts[index] ?? '' }));
}

/** Labels near its ends stay inside of a drawing, which has its width in pixels. */
export function anchorAt(at: number, text: string, width: number): 'start' | 'middle' | 'end' {
  const half = (text.length * characterWidth) / 2;
  if (at - half < 0) return 'start';
  return at + half > width ? 'end' : 'middle';
}

/**
 * The middle of a label: as near to its mark as it can be between two edges, and between them where it is wider than they are
 * apart.
 * @param size of the label in pixels.
 */
export const middleBetween = (at: number, size: number, from: number, to: number): number =>
  size > to - from ? (from + to) / 2 : Math.min(to - size / 2, Math.max(from + size / 2, at));
