import type { AnalyticsDashboard } from '@quarterdeck/contract/entities/analyticsDashboard';
import type { DaySeries } from '@quarterdeck/contract/entities/series';
import { writeCsv } from '@quarterdeck/ui/recordFile';
import { distributionKinds, groupsOf, type DistributionKind, type Group } from './distribution';
import { finiteOrNull } from './sums';

export interface AnalyticsCsvWords {
  /** Heads of the columns. */
  figure: string;
  /** The week (its Monday, ISO 8601) or the group of a value. */
  point: string;
  value: string;
  /** Names of the figures. */
  thisYear: string;
  lastYear: string;
  visitors: string;
  pageViews: string;
  conversions: string;
  impressions: string;
  visits: string;
  overallScore: string;
  averageRatio: string;
  predictedRatio: string;
  kinds: Record<DistributionKind, string>;
  groupName: (group: Group) => string;
}

interface CsvRow {
  figure: string;
  point: string;
  value: number | null;
}

/** All figures of the dashboard, one in each row, whatever range it shows. Ratios are in percent. */
export function analyticsToCsv(dashboard: AnalyticsDashboard, words: AnalyticsCsvWords): string {
  const { visitors, conversions, impressions, visits, visitorsVsPageViews: views } = dashboard;
  const byWeek = (figure: string, series: readonly DaySeries[]): CsvRow[] =>
    series.flatMap(({ data }) => data.map(({ x, y }) => ({ figure, point: x, value: finiteOrNull(y) })));
  const alone = (figure: string, value: number): CsvRow => ({ figure, point: '', value: finiteOrNull(value) });
  return writeCsv<CsvRow>(
    {
      [words.figure]: ({ figure }) => figure,
      [words.point]: ({ point }) => point,
      [words.value]: ({ value }) => value,
    },
    [
      ...byWeek(`${words.visitors}: ${words.thisYear}`, visitors.series['this-year']),
      ...byWeek(`${words.visitors}: ${words.lastYear}`, visitors.series['last-year']),
      ...byWeek(words.pageViews, [views.series[1]]),
      ...byWeek(words.conversions, conversions.series),
      ...byWeek(words.impressions, impressions.series),
      ...byWeek(words.visits, visits.series),
      alone(words.overallScore, views.overallScore),
      alone(`${words.averageRatio} (%)`, views.averageRatio),
      alone(`${words.predictedRatio} (%)`, views.predictedRatio),
      ...distributionKinds.flatMap((kind) =>
        groupsOf(dashboard, kind).groups.map((group) => ({
          figure: words.kinds[kind],
          point: words.groupName(group),
          value: group.visitors,
        })),
      ),
    ],
  );
}
