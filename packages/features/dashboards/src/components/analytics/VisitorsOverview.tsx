import type { AnalyticsDashboard } from '@quarterdeck/contract/entities/analyticsDashboard';
import { useTranslation } from '@quarterdeck/i18n';
import { LineChart } from '@quarterdeck/ui/LineChart';
import { useMemo } from 'react';
import { visitorsOf } from '../../model/visitors';
import { Change } from '../Change';
import { Metric } from '../Metric';
import { useMonths } from '../MonthsSwitch';
import type { Dashboard } from '../useDashboard';
import { useCounts } from './useCounts';
import { useWeekText } from './useWeekText';
import { useLead } from './useLead';

const noVisitors: AnalyticsDashboard['visitors'] = { series: { 'this-year': [], 'last-year': [] } };

/** The visitors of each week, beside those of the year before. It stands on the hull, in `AnalyticsBand`. */
export function VisitorsOverview({ dashboard }: { dashboard: Dashboard<AnalyticsDashboard> }) {
  const { t } = useTranslation();
  const { whole } = useCounts();
  const pointText = useWeekText();
  const [months] = useMonths();
  const data = dashboard.data?.visitors ?? noVisitors;
  const visitors = useMemo(() => visitorsOf(data, months), [data, months]);
  const chart = useMemo(() => {
    const { days, thisYear, lastYear, average, previousAverage } = visitors;
    const note = (value: number | null) =>
      value === null ? {} : { note: t('dashboards.analytics.overview.aWeek', { value: whole(value) }) };
    return {
      points: { kind: 'day', values: days } as const,
      series: [
        {
          id: 'this-year',
          name: t('dashboards.analytics.overview.thisYear'),
          values: thisYear,
          ...note(average),
        },
        {
          id: 'last-year',
          name: t('dashboards.analytics.overview.lastYear'),
          role: 'previous' as const,
          values: lastYear,
          ...note(previousAverage),
        },
      ],
    };
  }, [visitors, t, whole]);
  const title = t('dashboards.analytics.overview.title');
  return (
    <LineChart
      {...dashboard.chart}
      {...chart}
      {...{ title, pointText }}
      level={2}
      isBare
      variant="area"
      hasZero
      height={212}
      pointsName={t('dashboards.analytics.week')}
      hasTableButton
      lead={
        <Metric label={title} value={whole(visitors.total)} size="xl">
          <Change value={visitors.change} text={t('dashboards.analytics.overview.onLastYear')} />
        </Metric>
      }
      leadPlace="beside"
      finding={useLead(dashboard.data)}
      reason={dashboard.chart.reason ?? t('dashboards.analytics.overview.empty')}
    />
  );
}
