import type { AnalyticsDashboard } from '@quarterdeck/contract/entities/analyticsDashboard';
import { useTranslation } from '@quarterdeck/i18n';
import { LineChart } from '@quarterdeck/ui/LineChart';
import { below } from '@quarterdeck/ui/tokens';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { pageViewsOf } from '../../model/visitors';
import { useMonths } from '../MonthsSwitch';
import type { Dashboard } from '../useDashboard';
import { useCounts } from './useCounts';
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
  const { oneDigit } = useCounts();
  const pointText = useWeekText();
  const [months] = useMonths();
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
    <Chart
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
      finding={
        perVisitor === null
          ? undefined
          : t(`dashboards.analytics.views.${isClose ? 'close' : 'average'}`, { value: oneDigit(perVisitor) })
      }
      reason={dashboard.chart.reason ?? t('dashboards.analytics.overview.empty')}
    />
  );
}

/** While it waits, phones keep room for the strip of values above the plot and for two lines of the finding. */
const Chart = styled(LineChart)`
  ${below('sm')} {
    &&&:has([data-part='bones']) {
      padding-block-end: 142px;
    }
  }
`;
