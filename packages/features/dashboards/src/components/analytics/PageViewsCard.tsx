import type { AnalyticsDashboard } from '@quarterdeck/contract/entities/analyticsDashboard';
import { useTranslation } from '@quarterdeck/i18n';
import { LineChart } from '@quarterdeck/ui/LineChart';
import { useMemo } from 'react';
import { monthsInAddress } from '../../model/months';
import { pageViewsOf } from '../../model/visitors';
import { useAddressChoice } from '../useAddressChoice';
import { findingLine, type Dashboard } from '../useDashboard';
import { useFigures } from '../useFigures';
import { useWeekText } from './useWeekText';

const none: AnalyticsDashboard['visitorsVsPageViews'] = {
  overallScore: 0,
  averageRatio: 0,
  predictedRatio: 0,
  series: [
    { name: 'Visitors', data: [] },
    { name: 'Page views', data: [] },
  ],
};

/** Visitors beside the pages that they viewed. */
export function PageViewsCard({ dashboard }: { dashboard: Dashboard<AnalyticsDashboard> }) {
  const { t } = useTranslation();
  const { count } = useFigures();
  const pointText = useWeekText();
  const [months] = useAddressChoice(monthsInAddress);
  const data = dashboard.data?.visitorsVsPageViews ?? none;
  const views = useMemo(() => pageViewsOf(data, months), [data, months]);
  const chart = useMemo(
    () => ({
      points: { kind: 'day', values: views.days } as const,
      series: [
        { id: 'visitors', name: t('dashboards.analytics.views.visitors'), values: views.visitors },
        { id: 'page-views', name: t('dashboards.analytics.views.pageViews'), values: views.pageViews },
      ],
    }),
    [views, t],
  );
  const { perVisitor, isClose } = views;
  return (
    <LineChart
      {...dashboard.chart}
      {...chart}
      title={t('dashboards.analytics.views.title')}
      description={t('dashboards.analytics.views.description', { count: months })}
      pointText={pointText}
      level={2}
      variant="area"
      hasZero
      height={272}
      pointsName={t('dashboards.analytics.week')}
      hasTableButton
      finding={findingLine(
        dashboard,
        perVisitor === null
          ? undefined
          : t(`dashboards.analytics.views.${isClose ? 'close' : 'average'}`, { value: count(perVisitor, 1) }),
      )}
      reason={dashboard.chart.reason ?? t('dashboards.analytics.overview.empty')}
    />
  );
}
