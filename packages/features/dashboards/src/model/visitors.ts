import type { AnalyticsDashboard } from '@quarterdeck/contract/entities/analyticsDashboard';
import { changeShare, finiteOrNull, ratio, sum } from './sums';
import { lastMonths, type Day, type MonthSpan } from './months';

/** Visitors by week, beside those of the same weeks of the year before. */
export interface Visitors {
  /** Mondays, ISO 8601, ascending. */
  days: readonly string[];
  thisYear: readonly (number | null)[];
  lastYear: readonly (number | null)[];
  /** Of this year; null where there is no week with a number. */
  total: number | null;
  /** Visitors a week, of the weeks that have a number. */
  average: number | null;
  previousAverage: number | null;
  /** From the weeks of last year to the same ones of this year, as a share; null where nobody came last year. */
  change: number | null;
  /** Weeks that have a number in both years, and how many of them have more, and fewer, this year. */
  compared: number;
  more: number;
  fewer: number;
}

/** A week of last year is found by its place before the last one: years do not begin on the same day. */
export function visitorsOf({ series }: AnalyticsDashboard['visitors'], months: MonthSpan): Visitors {
  const shown = lastMonths(series['this-year'][0]?.data ?? [], months);
  const before = series['last-year'][0]?.data ?? [];
  const thisYear = shown.map(({ y }) => finiteOrNull(y));
  const lastYear = shown.map((_, place) => finiteOrNull(before[before.length - shown.length + place]?.y));
  const pairs = thisYear.flatMap((now, place) => {
    const then = lastYear[place] ?? null;
    return now === null || then === null ? [] : [[now, then] as const];
  });
  return {
    days: shown.map(({ x }) => x),
    thisYear,
    lastYear,
    total: sum(thisYear),
    average: averageOf(thisYear),
    previousAverage: averageOf(lastYear),
    change: changeShare(sum(pairs.map(([, then]) => then)), sum(pairs.map(([now]) => now))),
    compared: pairs.length,
    more: pairs.filter(([now, then]) => now > then).length,
    fewer: pairs.filter(([now, then]) => now < then).length,
  };
}

const averageOf = (values: readonly (number | null)[]): number | null =>
  ratio(sum(values), values.filter((value) => value !== null).length);

/** Visitors and the pages that they viewed, by week. */
export interface PageViews {
  /** Mondays, ISO 8601, ascending. */
  days: readonly string[];
  visitors: readonly (number | null)[];
  pageViews: readonly (number | null)[];
  /** Page views for each visitor, over the weeks that have both; null where nobody came. */
  perVisitor: number | null;
  /** Whether both go up and down together. */
  isClose: boolean;
}

/** From this correlation on two lines are seen to go together. */
const closeFrom = 0.9;
/** Two points always lie on a line. */
const fewestCompared = 4;

export function pageViewsOf(
  { series: [visitors, views] }: AnalyticsDashboard['visitorsVsPageViews'],
  months: MonthSpan,
): PageViews {
  const shown = lastMonths(visitors.data, months);
  const viewsOn = new Map(views.data.map(({ x, y }: Day) => [x, y]));
  const came = shown.map(({ y }) => finiteOrNull(y));
  const pageViews = shown.map(({ x }) => finiteOrNull(viewsOn.get(x)));
  const pairs = came.flatMap((one, place) => {
    const other = pageViews[place] ?? null;
    return one === null || other === null ? [] : [[one, other] as const];
  });
  const correlation = correlationOf(pairs);
  const viewed = sum(pairs.map(([, other]) => other)) ?? 0;
  return {
    days: shown.map(({ x }) => x),
    visitors: came,
    pageViews,
    perVisitor: viewed > 0 ? ratio(viewed, sum(pairs.map(([one]) => one))) : null,
    isClose: pairs.length >= fewestCompared && correlation >= closeFrom,
  };
}

/** Pearson's; NaN where one of the two never changes. */
function correlationOf(pairs: readonly (readonly [number, number])[]): number {
  const mean = (place: 0 | 1) => pairs.reduce((total, pair) => total + pair[place], 0) / pairs.length;
  const [oneMean, otherMean] = [mean(0), mean(1)];
  let [both, one, other] = [0, 0, 0];
  for (const [a, b] of pairs) {
    both += (a - oneMean) * (b - otherMean);
    one += (a - oneMean) ** 2;
    other += (b - otherMean) ** 2;
  }
  return both / Math.sqrt(one * other);
}
