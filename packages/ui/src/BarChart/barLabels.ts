import { boxOf, widthsOf } from './barBoxes';
import type { BarData, BarPlot } from './barShapes';

/** A text beside a mark. */
export interface BarLabel {
  id: string;
  x: number;
  y: number;
  text: string;
  anchor: 'start' | 'middle' | 'end';
}

const labelGap = 8;
/** A label of 12 pixels needs a bar of this thickness, or it lies on that of the next one. */
const thinnestLabelled = 10;

/**
 * Values at the ends of lying bars, beyond the strokes that they would lie on.
 * @param texts for each bar series its values as they are written. @param characterWidth in pixels.
 */
export function endLabels(
  data: BarData,
  plot: BarPlot,
  texts: ReadonlyMap<string, readonly string[]>,
  characterWidth: number,
): BarLabel[] {
  if (widthsOf(data, plot).bar < thinnestLabelled) return [];
  const ticks = data.series.filter(({ shape }) => shape === 'tick');
  return data.series.flatMap((item) =>
    (texts.get(item.id) ?? []).flatMap((text, index) => {
      if (Number.isNaN(item.values[index] ?? Number.NaN)) return [];
      const box = boxOf(data, plot, item, index);
      const direction = box.side === 'right' ? 1 : -1;
      const end = direction > 0 ? box.x + box.width : box.x;
      const reach = labelGap * 2 + text.length * characterWidth;
      // The strokes from the bar outward; each may push the label on to the next one.
      const strokes = ticks
        .filter((tick) => !Number.isNaN(tick.values[index] ?? Number.NaN))
        .map((tick) => (plot.x(tick.to[index] ?? 0) - end) * direction)
        .filter((distance) => distance > -labelGap)
        .toSorted((one, other) => one - other);
      let from = 0;
      for (const stroke of strokes) if (stroke < from + reach) from = Math.max(from, stroke);
      return [
        {
          id: `${item.id} ${index}`,
          x: end + direction * (from + labelGap),
          y: box.y + box.height / 2,
          text,
          anchor: direction > 0 ? ('start' as const) : ('end' as const),
        },
      ];
    }),
  );
}

/** How far labels stand out of the plot at its two ends, in pixels. */
export function overflowOf(
  labels: readonly BarLabel[],
  { x, isRtl }: BarPlot,
  characterWidth: number,
): { start: number; end: number } {
  const [one = 0, other = 0] = x.range();
  let [low, high] = [Math.min(one, other), Math.max(one, other)];
  const [left, right] = [low, high];
  for (const { x: at, text, anchor } of labels) {
    const width = text.length * characterWidth;
    low = Math.min(low, anchor === 'end' ? at - width : at);
    high = Math.max(high, anchor === 'start' ? at + width : at);
  }
  return isRtl ? { start: high - right, end: left - low } : { start: left - low, end: high - right };
}

/** The sum of each stack above it, where every one fits above its band. */
export function totalLabels(
  data: BarData,
  plot: BarPlot,
  texts: readonly string[],
  characterWidth: number,
): BarLabel[] {
  if (Math.max(...texts.map(({ length }) => length), 0) * characterWidth + 4 > plot.band) return [];
  const bars = data.series.filter(({ shape }) => shape === 'bar');
  return texts.flatMap((text, index) => {
    if (text === '') return [];
    const top = Math.max(0, ...bars.map(({ to }) => to[index] ?? 0).filter((value) => !Number.isNaN(value)));
    return [{ id: String(index), x: plot.x(index), y: plot.y(top) - 6, text, anchor: 'middle' as const }];
  });
}
