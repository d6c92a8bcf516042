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

/**
 * The middle of a label: as near to its mark as it can be between two edges, and between them where it is wider than they are
 * apart.
 * @param size of the label in pixels.
 */
export const middleBetween = (at: number, size: number, from: number, to: number): number =>
  size > to - from ? (from + to) / 2 : Math.min(to - size / 2, Math.max(from + size / 2, at));

/** Between two labels beside each other, in pixels. */
const labelGap = 8;

/**
 * Whether one of the labels below a plot comes too near to the next one, as they are drawn: those at its ends are moved
 * inwards.
 * @param x from the axis to pixels of the drawing, which has its width in pixels.
 */
export function labelsTouch(ticks: readonly PlotTick[], x: (at: number) => number, width: number): boolean {
  const boxes = ticks.map(({ at, text }) => {
    const size = text.length * characterWidth;
    return { middle: middleBetween(x(at), size, 0, width), half: size / 2 };
  });
  return boxes.some(({ middle, half }, index) => {
    const before = boxes[index - 1];
    return before !== undefined && Math.abs(middle - before.middle) < half + before.half + labelGap;
  });
}
