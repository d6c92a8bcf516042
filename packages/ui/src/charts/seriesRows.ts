import type { KitMessages } from '../messages';
import { truncateForSpeech } from '../truncate';
import { changeOf, differenceOf } from './chartNumbers';
import type { ChartTooltipProps } from './ChartTooltip';
import type { ChartRole, ChartRows, ChartSeries } from './chartTypes';
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

/**
 * The only current series against the only other one: how much it changed from a previous one, or by how much it differs
 * from a predicted one. Null where there are not these two.
 */
function comparedOf<Series extends Pick<ChartSeries, 'role'>>(series: readonly Series[]) {
  const [to, second] = series.filter(({ role = 'current' }) => role === 'current');
  const [from, other] = series.filter(({ role = 'current' }) => role !== 'current');
  return to && from && !second && !other ? { from, to, isShare: from.role === 'previous' } : null;
}

/** The change or the difference at a place; null where there is none. */
function changeAt(series: readonly ShownSeries[], place: number): number | null {
  const compared = comparedOf(series);
  if (!compared) return null;
  const [from, to] = [numberAt(compared.from.values, place), numberAt(compared.to.values, place)];
  return compared.isShare ? changeOf(from, to) : differenceOf(from, to);
}

function changeWords(isShare: boolean, text: ChartText, messages: KitMessages) {
  return isShare
    ? { name: messages.change, format: text.change }
    : { name: messages.difference, format: text.difference };
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
  const compared = comparedOf(series);
  return {
    pointsName: pointsName ?? messages.chartPoints,
    columns: [
      ...series.map(({ id, name }) => ({ id, name, format: text.value })),
      ...(compared
        ? [{ id: 'change', ...changeWords(compared.isShare, text, messages), isShare: compared.isShare }]
        : []),
    ],
    rows: places.map((place) => ({
      id: String(place),
      name: nameAt(place),
      values: [...series.map(({ values }) => numberAt(values, place)), ...(compared ? [changeAt(series, place)] : [])],
    })),
  };
}

/** The value at a place as it is said. */
export function valueAt(values: Float64Array, place: number, text: ChartText): string {
  const value = numberAt(values, place);
  return value === null ? '–' : text.value(value);
}

/** The last line of a tooltip: how much the current series differs from the other one. */
export function changeFoot(
  series: readonly ShownSeries[],
  place: number,
  text: ChartText,
  messages: KitMessages,
): ChartTooltipProps['foot'] {
  const change = changeAt(series, place);
  const compared = comparedOf(series);
  if (change === null || !compared) return undefined;
  const { name, format } = changeWords(compared.isShare, text, messages);
  // Only a change is good or bad: beside a prediction it is a matter of what was predicted.
  const tone = compared.isShare ? toneOf(change) : 'same';
  return { name, value: format(change), tone };
}

/** Whether tooltips of these series end with a change or a difference. */
export const hasChangeFoot = (series: readonly Pick<ChartSeries, 'role'>[]): boolean => comparedOf(series) !== null;

export const toneOf = (change: number): 'more' | 'less' | 'same' =>
  change > 0 ? 'more' : change < 0 ? 'less' : 'same';

/** What keys say of a mark. Nobody listens to a name of 10,000 letters. */
export function spokenPoint(point: string, one: ShownSeries | undefined, value: string, messages: KitMessages): string {
  const name = truncateForSpeech(point);
  return one ? messages.chartPoint(name, truncateForSpeech(one.name), value) : name;
}
