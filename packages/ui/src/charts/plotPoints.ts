import { scaleUtc } from '@visx/scale';
import type { ChartPoints } from './chartTypes';

/** The points of a chart in the order of its axis. */
export interface PlotPoints {
  /** For each point its place in the values of the series. */
  order: Uint32Array;
  /** For each point its number on the axis, ascending: an index, milliseconds or the number itself. */
  at: Float64Array;
}

const dayPattern = /^\d{4}-\d\d-\d\d$/;

/** Midnight of a calendar day in UTC: days have no time zone, so none may move them. NaN for what is no day. */
export const dayNumber = (day: string): number => (dayPattern.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN);

/** Sorts the points along the axis; those whose place is no number are left out. */
export function toPlotPoints({ kind, values }: ChartPoints): PlotPoints {
  // Plain loops: 100,000 points are drawn within a few frames.
  const numbers = new Float64Array(values.length);
  const all = new Uint32Array(values.length);
  let count = 0;
  let isSorted = true;
  let last = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < values.length; index += 1) {
    const value = values[index];
    const number = kind === 'category' ? index : typeof value === 'string' ? dayNumber(value) : Number(value);
    if (!Number.isFinite(number)) continue;
    numbers[index] = number;
    all[count] = index;
    count += 1;
    if (number < last) isSorted = false;
    last = number;
  }
  const order = all.subarray(0, count);
  if (isSorted && count === values.length) return { order, at: numbers };
  // Sorting keeps equal ones in their order. Most data is sorted, and looking costs less than sorting again.
  if (!isSorted) order.sort((one, other) => (numbers[one] ?? 0) - (numbers[other] ?? 0));
  return { order, at: Float64Array.from(order, (index) => numbers[index] ?? 0) };
}

/** The values of a series in the order of the axis, NaN for gaps. */
export function valuesInOrder(values: readonly (number | null)[], { order }: PlotPoints): Float64Array {
  const inOrder = new Float64Array(order.length);
  for (let place = 0; place < inOrder.length; place += 1) {
    const value = values[order[place] ?? 0];
    inOrder[place] = typeof value === 'number' && Number.isFinite(value) ? value : Number.NaN;
  }
  return inOrder;
}

/** The place of the point that is nearest to a number of the axis; -1 without points. */
export function nearestPoint(at: ArrayLike<number>, number: number): number {
  let [low, high] = [0, at.length - 1];
  if (high < 0) return -1;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((at[middle] ?? 0) < number) low = middle;
    else high = middle;
  }
  return number - (at[low] ?? 0) <= (at[high] ?? 0) - number ? low : high;
}

/** What an axis says at a place. */
export interface PlotTick {
  at: number;
  text: string;
}

/** How exact the labels of an axis of time are. */
export type TimeUnit = 'year' | 'month' | 'day' | 'minute' | 'second';

const day = 86_400_000;

/** The unit in which ticks that are `gap` milliseconds apart differ. */
export function unitOf(gap: number): TimeUnit {
  if (gap >= 300 * day) return 'year';
  if (gap >= 27 * day) return 'month';
  if (gap >= day) return 'day';
  return gap >= 60_000 ? 'minute' : 'second';
}

/** The unit of ticks; a single one is named by the time that it stands in. */
function unitOfTicks([first, second]: readonly number[], span: number): TimeUnit {
  return unitOf(first === undefined || second === undefined ? span : second - first);
}

/** Ticks of calendar days: the midnights among round moments, so that no hour is said of a day. */
export function dayTicks(from: number, to: number, count: number): { ticks: number[]; unit: TimeUnit } {
  const { ticks } = timeTicks(from, to, count, () => 0);
  const midnights = [...new Set(ticks.map((tick) => tick - (tick % day)))];
  return { ticks: midnights, unit: unitOfTicks(midnights, Math.max(day, to - from)) };
}

/**
 * Round moments between two, about as many as fit: first days of months, midnights, full hours. The hour that a clock
 * leaves out has none, and of an hour that it shows twice one has.
 * @param offsetAt milliseconds by which the clock on the wall is ahead of UTC at a moment.
 */
export function timeTicks(
  from: number,
  to: number,
  count: number,
  offsetAt: (instant: number) => number,
): { ticks: number[]; unit: TimeUnit } {
  const offset = offsetAt(from);
  const walls = scaleUtc({ domain: [new Date(from + offset), new Date(to + offsetAt(to))] })
    .ticks(Math.max(2, count))
    .map(Number);
  const ticks = walls.flatMap((wall) => {
    // Where the clocks change on the way, the offset is that of the moment itself.
    const instant = wall - offsetAt(wall - offset);
    return instant + offsetAt(instant) === wall && instant >= from && instant <= to ? [instant] : [];
  });
  return { ticks, unit: unitOfTicks(walls, to - from) };
}

/** How far the clock on the wall of a zone is ahead of UTC, in milliseconds. */
export function zoneOffset(timeZone: string | undefined): (instant: number) => number {
  const format = new Intl.DateTimeFormat('en-US', {
    ...(timeZone === undefined ? {} : { timeZone }),
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  return (instant) => {
    const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
    const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? 0;
    const wall = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
    return wall - Math.floor(instant / 1000) * 1000;
  };
}

/** Every so many of the labels that those which are shown do not touch. */
export function fittingEvery(count: number, widest: number, room: number): number {
  if (count === 0 || room <= 0) return 1;
  return Math.max(1, Math.ceil((count * (widest + 12)) / room));
}
