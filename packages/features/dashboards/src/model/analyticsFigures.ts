import type { AnalyticsDashboard } from '@quarterdeck/contract/entities/analyticsDashboard';
import type { DaySeries } from '@quarterdeck/contract/entities/series';
import { distributionKinds, groupsOf } from './distribution';
import type { Figure } from './figuresCsv';

/** All figures of analytics, whatever range it shows. */
export function analyticsFigures(dashboard: AnalyticsDashboard, t: (key: string) => string): Figure[] {
  const { visitors, conversions, impressions, visits, visitorsVsPageViews: views } = dashboard;
  const weekly = (section: string, figure: string, series: readonly DaySeries[]): Figure[] =>
    series.flatMap(({ data }) => data.map(({ x, y }) => ({ section, figure, date: x, value: y })));
  const amounts = (name: string, { series }: typeof visits) => weekly(name, name, series);
  const [overview, scores] = [t('dashboards.analytics.overview.title'), t('dashboards.analytics.scores.title')];
  return [
    ...weekly(overview, t('dashboards.analytics.overview.thisYear'), visitors.series['this-year']),
    ...weekly(overview, t('dashboards.analytics.overview.lastYear'), visitors.series['last-year']),
    ...amounts(t('dashboards.analytics.conversions'), conversions),
    ...amounts(t('dashboards.analytics.impressions'), impressions),
    ...amounts(t('dashboards.analytics.visits'), visits),
    ...weekly(t('dashboards.analytics.views.title'), t('dashboards.analytics.views.visitors'), [views.series[0]]),
    ...weekly(t('dashboards.analytics.views.title'), t('dashboards.analytics.views.pageViews'), [views.series[1]]),
    { section: scores, figure: t('dashboards.analytics.scores.overall'), value: views.overallScore },
    { section: scores, figure: t('dashboards.analytics.scores.average'), value: views.averageRatio, unit: '%' },
    { section: scores, figure: t('dashboards.analytics.scores.predicted'), value: views.predictedRatio, unit: '%' },
    ...distributionKinds.flatMap((kind) =>
      groupsOf(dashboard, kind).groups.map(({ known, label, visitors: value }) => ({
        section: t(`dashboards.analytics.groups.kinds.${kind}`),
        figure: t('dashboards.analytics.groups.visitors'),
        item: known === null ? label : t(`dashboards.analytics.groups.names.${known}`),
        value,
      })),
    ),
  ];
}
