import { cut, labelsTouch, valueTicks, widest } from '../charts/labels';
import { dayTicks, fittingEvery, nearestPoint, timeTicks, zoneOffset, type PlotTick } from '../charts/plotPoints';
import type { ChartPoints } from '../charts/chartTypes';
import type { ChartText } from '../charts/useChartText';
import type { LineData, LinePlot } from './lineShapes';

/** Of a name on the axis, in characters. */
const longestName = 12;

/**
 * Labels of the axis of points, as many as fit beside each other.
 * @param size in pixels: `width` of the drawing, and `room` of it less the labels of the values.
 */
export function toXTicks(
  points: ChartPoints,
  data: LineData,
  plot: LinePlot,
  text: ChartText,
  { width, room }: { width: number; room: number },
  emphasis: 'none' | 'last',
): readonly PlotTick[] {
  const { at } = data.points;
  const few = emphasis === 'last' ? pointTicks(points, data, text, room) : null;
  if (few) return few;
  const [from = 0, to = 0] = plot.x.domain();
  if (points.kind === 'category') {
    const names = points.values.map((name) => cut(name, longestName));
    const every = fittingEvery(names.length, widest(names), room);
    return names.flatMap((name, index) => (index % every === 0 ? [{ at: index, text: name }] : []));
  }
  if (at.length === 1) return [{ at: at[0] ?? 0, text: text.point(data.points.order[0] ?? 0) }];
  if (points.kind === 'number') {
    return valueTicks(plot.x.ticks(Math.max(2, Math.round(room / 80))), text);
  }
  const count = Math.round(room / 72);
  const { ticks, unit } =
    points.kind === 'day' ? dayTicks(from, to, count) : timeTicks(from, to, count, zoneOffset(points.timeZone));
  // Days that the data does not have are no labels: weeks are named by the days that they begin with.
  const shown =
    unit === 'day' && points.kind === 'day' ? [...new Set(ticks.map((tick) => nearestOf(at, tick)))] : ticks;
  const labelsOf = (every: number): PlotTick[] => {
    const kept = shown.filter((_, index) => index % every === 0);
    // The year stands at the first month of it that is shown.
    const texts = text.ticks(kept, unit);
    return kept.map((at, index) => ({ at, text: texts[index] ?? '' }));
  };
  // Enough where every label stands in the middle of its tick and says no year.
  let every = fittingEvery(shown.length, widest(shown.map((tick) => text.tick(tick, unit))), room);
  while (every < shown.length && labelsTouch(labelsOf(every), plot.x, width)) every += 1;
  return labelsOf(every);
}

const nearestOf = (at: Float64Array, tick: number) => at[nearestPoint(at, tick)] ?? tick;

/** A label for each day, where all of them fit beside each other; null where they do not. */
function pointTicks(points: ChartPoints, data: LineData, text: ChartText, room: number): readonly PlotTick[] | null {
  if (points.kind !== 'day') return null;
  const ticks = Array.from(data.points.at, (at) => ({ at, text: text.tick(at, 'day') }));
  return fittingEvery(ticks.length, widest(ticks.map((tick) => tick.text)), room) === 1 ? ticks : null;
}
