import type { KitMessages } from '../messages';
import { truncateForSpeech } from '../truncate';
import { changeOf } from './chartNumbers';
import type { ChartTooltipProps } from './ChartTooltip';
import type { ChartRole, ChartRows } from './chartTypes';
import type { ChartText } from './useChartText';

/** A series that is shown, in the order of the axis. */
export interface ShownSeries {
  id: string;
  name: string;
  role: ChartRole;
  /** NaN for gaps. */
  values: Float64Array;
}

/** The value at a place; null for a gap. */
function numberAt(values: Float64Array, place: number): number | null {
  const value = values[place] ?? Number.NaN;
  return Number.isNaN(value) ? null : value;
}

/** The series whose change is said: the only current one against the only previous one. */
function comparedOf(series: readonly ShownSeries[]) {
  const [to, second] = series.filter(({ role }) => role === 'current');
  const [from, other] = series.filter(({ role }) => role === 'previous');
  return to && from && !second && !other ? { from, to } : null;
}

/** The change at a place, from the previous series to the current one; null where there are not both. */
function changeAt(series: readonly ShownSeries[], place: number): number | null {
  const compared = comparedOf(series);
  return compared ? changeOf(numberAt(compared.from.values, place), numberAt(compared.to.values, place)) : null;
}

/** A chart of series as rows: one for each place, with the change where there are a current and a previous series. */
export function toSeriesRows(
  series: readonly ShownSeries[],
  places: readonly number[],
  nameAt: (place: number) => string,
  text: ChartText,
  pointsName: string | undefined,
  messages: KitMessages,
): ChartRows {
  const hasChange = comparedOf(series) !== null;
  return {
    pointsName: pointsName ?? messages.chartPoints,
    columns: [
      ...series.map(({ id, name }) => ({ id, name, format: text.value })),
      ...(hasChange ? [{ id: 'change', name: messages.change, format: text.change, isShare: true }] : []),
    ],
    rows: places.map((place) => ({
      id: String(place),
      name: nameAt(place),
      values: [...series.map(({ values }) => numberAt(values, place)), ...(hasChange ? [changeAt(series, place)] : [])],
    })),
  };
}

/** The value at a place as it is said. */
export function valueAt(values: Float64Array, place: number, text: ChartText): string {
  const value = numberAt(values, place);
  return value === null ? '–' : text.value(value);
}

/** The last line of a tooltip: how much the current series differs from the previous one. */
export function changeFoot(
  series: readonly ShownSeries[],
  place: number,
  text: ChartText,
  messages: KitMessages,
): ChartTooltipProps['foot'] {
  const change = changeAt(series, place);
  if (change === null) return undefined;
  return {
    name: messages.change,
    value: text.change(change),
    tone: change > 0 ? 'more' : change < 0 ? 'less' : 'same',
  };
}

/** What keys say of a mark. Nobody listens to a name of 10,000 letters. */
export function spokenPoint(point: string, one: ShownSeries | undefined, value: string, messages: KitMessages): string {
  const name = truncateForSpeech(point);
  return one ? messages.chartPoint(name, truncateForSpeech(one.name), value) : name;
}
