import { characterWidth, cut } from '../charts/labels';
import { dayNumber, unitOf, type PlotTick } from '../charts/plotPoints';
import type { ChartText } from '../charts/useChartText';
import type { BarPoints } from './barShapes';

interface NameRoom {
  /** Along the axis, in pixels. */
  room: number;
  /** How wide a name may be where they stand below each other; beside each other they share `room`. */
  across?: number;
  /** The last name is among those that are shown. */
  endsWithLast: boolean;
}

/** Of a name in a row of names, as many characters as it has at least. */
const shortestCut = 12;
/** Between two names beside each other, in pixels; their estimated widths have some room already. */
const nameGap = 0;
/** Between the middles of two names below each other, in pixels. */
const lineHeight = 16;

/** Names of the bands, as many as fit. @param order of the points along the axis. */
export function nameTicks(
  order: ArrayLike<number>,
  points: BarPoints,
  text: ChartText,
  { room, across, endsWithLast }: NameRoom,
): PlotTick[] {
  const count = order.length;
  const most =
    across === undefined
      ? Math.max(shortestCut, Math.floor((room / Math.max(1, count) - 12) / characterWidth))
      : Math.max(2, Math.floor(across / characterWidth));
  const names = Array.from(order, (place) => cut(nameOf(points, text, order, place), most));
  const every = across === undefined ? everyBeside(names, room / count, endsWithLast) : everyBelow(count, room);
  return names.flatMap((name, index) =>
    (endsWithLast ? count - 1 - index : index) % every === 0 ? [{ at: index, text: name }] : [],
  );
}

/** Every so many names that those which are shown do not touch, below each other. */
const everyBelow = (count: number, room: number) => Math.max(1, Math.ceil((count * lineHeight) / room));

/** The same beside each other, where a long name may reach into the bands of short ones. */
function everyBeside(names: readonly string[], band: number, endsWithLast: boolean): number {
  const lengths = (endsWithLast ? names.toReversed() : names).map(({ length }) => length);
  let every = 1;
  const touches = (length: number, index: number) =>
    index % every === 0 &&
    index >= every &&
    ((length + (lengths[index - every] ?? 0)) / 2) * characterWidth + nameGap > every * band;
  while (every < names.length && lengths.some(touches)) every += 1;
  return every;
}

/** Days are short on an axis: their weekday and year are in the tooltip. */
function nameOf(points: BarPoints, text: ChartText, order: ArrayLike<number>, place: number): string {
  if (points.kind === 'category' || order.length === 1) return text.point(place);
  const at = (index: number) => dayNumber(points.values[order[index] ?? 0] ?? '');
  const unit = unitOf(at(1) - at(0));
  return text.tick(dayNumber(points.values[place] ?? ''), unit === 'year' || unit === 'month' ? unit : 'day');
}
