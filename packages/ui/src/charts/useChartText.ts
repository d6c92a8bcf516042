import { useMemo } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { dayNumber, type TimeUnit } from './plotPoints';
import type { ChartFormat, ChartPoints } from './chartTypes';
import { dateFormat, numberFormat } from '../intlFormats';

export interface ChartText {
  /** A value as the tooltip and the table say it. */
  value: (value: number) => string;
  /** The values of an axis, all of them short where some are long: `$170K`. */
  axis: (values: readonly number[]) => string[];
  /** A share as a change with its sign: `+17.6%`. */
  change: (share: number) => string;
  /** A difference between values with its sign: `−$8,570`. */
  difference: (value: number) => string;
  /** What the point at a place of the caller's list is called. */
  point: (place: number) => string;
  /** A moment on an axis of time. */
  tick: (at: number, unit: TimeUnit) => string;
  /**
   * Moments on an axis of time, in their order. Where a new year or, between hours, a new day begins, its first moment
   * says so.
   */
  ticks: (moments: readonly number[], unit: TimeUnit) => string[];
}

const unitFormats: Record<TimeUnit, Intl.DateTimeFormatOptions> = {
  year: { year: 'numeric' },
  month: { month: 'short' },
  day: { month: 'short', day: 'numeric' },
  minute: { hour: 'numeric', minute: '2-digit' },
  second: { hour: 'numeric', minute: '2-digit', second: '2-digit' },
};

const dayPeriod = { period: { year: 'numeric', month: 'numeric', day: 'numeric' }, text: unitFormats.day } as const;

/** The period that moments of a unit lie in, and what the first moment of a new one says. */
const largerFormats: Partial<
  Record<TimeUnit, { period: Intl.DateTimeFormatOptions; text: Intl.DateTimeFormatOptions }>
> = {
  month: { period: { year: 'numeric' }, text: { month: 'short', year: 'numeric' } },
  minute: dayPeriod,
  second: dayPeriod,
};

/** Where the numbers of an axis begin to be short. */
const shortFrom = 10_000;
/** Digits that labels of an axis get at most beyond their usual ones, until no two of them are alike. */
const moreDigits = 4;

/** Writes numbers with true minus signs. */
const formatted = (format: Intl.NumberFormat, value: number) => format.format(value).replaceAll('-', '−');

/**
 * Says numbers, points and moments in the reader's language.
 * @param format of the values. @param points of the chart.
 */
export function useChartText(format: ChartFormat | undefined, points: ChartPoints): ChartText {
  const { locale } = useLocale();
  return useMemo(() => makeChartText(locale, format ?? {}, points), [locale, format, points]);
}

export function makeChartText(locale: string, format: ChartFormat, points: ChartPoints): ChartText {
  const { minimumFractionDigits: least = 0, maximumFractionDigits: most, ...kind } = format;
  const exact = numberFormat(locale, {
    ...(kind.style === 'currency'
      ? { trailingZeroDisplay: least > 0 ? ('auto' as const) : ('stripIfInteger' as const) }
      : { minimumFractionDigits: least, maximumFractionDigits: Math.max(2, least) }),
    ...(most === undefined ? {} : { minimumFractionDigits: Math.min(least, most), maximumFractionDigits: most }),
    ...kind,
  });
  const compact = (digits: number) =>
    numberFormat(locale, { ...kind, notation: 'compact', maximumFractionDigits: digits });
  const scientific = numberFormat(locale, {
    ...kind,
    notation: 'scientific',
    minimumFractionDigits: 0,
    maximumFractionDigits: 2,
  });
  const percent = numberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  });
  const hugePercent = numberFormat(locale, {
    style: 'percent',
    notation: 'scientific',
    maximumFractionDigits: 2,
    signDisplay: 'exceptZero',
  });
  const exactOptions = exact.resolvedOptions();
  const signed = numberFormat(locale, { ...exactOptions, signDisplay: 'exceptZero' });
  const exactDigits = exactOptions.maximumFractionDigits ?? 2;
  // What the usual digits would write as 0. Whoever chose the digits gets them.
  const smallest =
    most === undefined ? Math.min(0.005, 0.5 / 10 ** (exactDigits + (kind.style === 'percent' ? 2 : 0))) : 1e-3;
  const isExtreme = (number: number) => number !== 0 && (Math.abs(number) >= 1e15 || Math.abs(number) < smallest);
  const tick = (at: number, unit: TimeUnit) => timeFormat(locale, points, unitFormats[unit]).format(at);
  const value = (number: number) => formatted(isExtreme(number) ? scientific : exact, number);
  return {
    value,
    axis: (numbers) => {
      const isShort = numbers.some((number) => Math.abs(number) >= shortFrom);
      const written = (more: number) => {
        const usual = isShort
          ? compact(1 + more)
          : more === 0
            ? exact
            : numberFormat(locale, { ...exactOptions, maximumFractionDigits: exactDigits + more });
        return numbers.map((number) => formatted(isExtreme(number) ? scientific : usual, number));
      };
      const different = new Set(numbers).size;
      for (let more = 0; more < moreDigits; more += 1) {
        const texts = written(more);
        if (new Set(texts).size === different) return texts;
      }
      return written(moreDigits);
    },
    difference: (number) => formatted(isExtreme(number) ? scientific : signed, number),
    change: (share) => formatted(Math.abs(share) < 1e6 ? percent : hugePercent, share),
    point: pointText(locale, points),
    tick,
    ticks: (moments, unit) => {
      const larger = largerFormats[unit];
      if (larger === undefined) return moments.map((at) => tick(at, unit));
      const periodOf = timeFormat(locale, points, larger.period);
      const withPeriod = timeFormat(locale, points, larger.text);
      return moments.map((at, index) => {
        const before = moments[index - 1];
        const isNew = before !== undefined && periodOf.format(before) !== periodOf.format(at);
        return isNew ? withPeriod.format(at) : tick(at, unit);
      });
    },
  };
}

/** Days have no zone; moments are said in that of their points. */
function timeFormat(locale: string, points: ChartPoints, parts: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const timeZone = points.kind === 'instant' ? points.timeZone : 'UTC';
  return dateFormat(locale, { ...parts, ...(timeZone === undefined ? {} : { timeZone }) });
}

function pointText(locale: string, points: ChartPoints): (place: number) => string {
  const { kind, values } = points;
  if (kind === 'category') return (place) => values[place] ?? '';
  if (kind === 'number') {
    const format = numberFormat(locale, { maximumFractionDigits: 6 });
    return (place) => formatted(format, values[place] ?? 0);
  }
  const numberAt = (place: number) => (kind === 'day' ? dayNumber(values[place] ?? '') : (values[place] ?? Number.NaN));
  const hasYears = spansYears(
    Array.from({ length: values.length }, (_, place) => numberAt(place)),
    timeFormat(locale, points, { year: 'numeric' }),
  );
  const format = timeFormat(locale, points, {
    ...(hasYears || kind === 'instant' ? {} : { weekday: 'short' }),
    month: 'short',
    day: 'numeric',
    ...(hasYears ? { year: 'numeric' } : {}),
    ...(kind === 'instant' ? { hour: 'numeric', minute: '2-digit' } : {}),
  });
  return (place) => {
    const number = numberAt(place);
    return Number.isFinite(number) ? format.format(number) : String(values[place]);
  };
}

/** Whether some moments, in any order, lie in more than one year as their zone counts it. */
function spansYears(moments: readonly number[], year: Intl.DateTimeFormat): boolean {
  let [first, last] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const moment of moments) {
    if (moment < first) first = moment;
    if (moment > last) last = moment;
  }
  return Number.isFinite(first) && Number.isFinite(last) && year.format(first) !== year.format(last);
}
