import type { AnalyticsDashboard } from '@quarterdeck/contract/entities/analyticsDashboard';
import { useTranslation } from '@quarterdeck/i18n';
import { LineChart } from '@quarterdeck/ui/LineChart';
import { token, type } from '@quarterdeck/ui/tokens';
import { useMemo, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { monthsInAddress } from '../../model/months';
import { visitorsOf } from '../../model/visitors';
import { Change } from '../Change';
import { DashboardTitle } from '../DashboardTitle';
import { Metric } from '../Metric';
import { MonthsSwitch } from '../MonthsSwitch';
import { useAddressChoice } from '../useAddressChoice';
import { findingLine, type Dashboard } from '../useDashboard';
import { useFigures } from '../useFigures';
import { useAnalyticsSummary } from './useAnalyticsSummary';
import { useWeekText } from './useWeekText';

const noVisitors: AnalyticsDashboard['visitors'] = { series: { 'this-year': [], 'last-year': [] } };

export interface VisitorsOverviewProps {
  dashboard: Dashboard<AnalyticsDashboard>;
  /** What can be done with the whole dashboard. */
  tools: ReactNode;
}

/** The visitors of each week, beside those of the year before. With its head it stands on the hull, in `AnalyticsBand`. */
export function VisitorsOverview({ dashboard, tools }: VisitorsOverviewProps) {
  const { t } = useTranslation();
  const { count } = useFigures();
  const pointText = useWeekText();
  const [months] = useAddressChoice(monthsInAddress);
  const data = dashboard.data?.visitors ?? noVisitors;
  const visitors = useMemo(() => visitorsOf(data, months), [data, months]);
  const chart = useMemo(() => {
    const { days, thisYear, lastYear, average, previousAverage } = visitors;
    const weekly = (value: number | null) =>
      value === null ? {} : { description: t('dashboards.analytics.overview.aWeek', { value: count(value) }) };
    return {
      points: { kind: 'day', values: days } as const,
      series: [
        {
          id: 'this-year',
          name: t('dashboards.analytics.overview.thisYear'),
          values: thisYear,
          ...weekly(average),
        },
        {
          id: 'last-year',
          name: t('dashboards.analytics.overview.lastYear'),
          role: 'previous' as const,
          values: lastYear,
          ...weekly(previousAverage),
        },
      ],
    };
  }, [visitors, t, count]);
  const title = t('dashboards.analytics.overview.title');
  const summary = useAnalyticsSummary(dashboard.data);
  return (
    <LineChart
      {...dashboard.chart}
      {...chart}
      {...{ title, pointText }}
      level={2}
      isBare
      heading={
        <>
          <DashboardTitle>{t('dashboards.analytics.title')}</DashboardTitle>
          {/* A chart without numbers shows no finding. */}
          {dashboard.data && visitors.days.length === 0 ? <Summary>{summary}</Summary> : null}
        </>
      }
      range={<MonthsSwitch />}
      tools={tools}
      variant="area"
      hasZero
      height={212}
      pointsName={t('dashboards.analytics.week')}
      hasTableButton
      lead={
        <Metric label={title} value={count(visitors.total)} size="xl">
          <Change value={visitors.change} text={t('dashboards.analytics.overview.onLastYear')} />
        </Metric>
      }
      leadPlace="beside"
      finding={findingLine(dashboard, summary)}
      reason={dashboard.chart.reason ?? t('dashboards.analytics.overview.empty')}
    />
  );
}

const Summary = styled.p`
  margin-block-start: 2px;
  color: ${token('text.secondary')};
  ${type('small')}
`;
