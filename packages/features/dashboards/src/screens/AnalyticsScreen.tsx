import { useTranslation } from '@quarterdeck/i18n';
import { useIsFrom } from '@quarterdeck/ui/viewport';
import { useQuery } from '@tanstack/react-query';
import { AnalyticsBand, AnalyticsCards, AnalyticsGround } from '../components/analytics/AnalyticsBand';
import { GroupBars } from '../components/analytics/GroupBars';
import { GroupDonut } from '../components/analytics/GroupDonut';
import { PageViewsCard } from '../components/analytics/PageViewsCard';
import { Scores } from '../components/analytics/Scores';
import { useAnalyticsCsv } from '../components/analytics/useAnalyticsCsv';
import { useLead } from '../components/analytics/useLead';
import { VisitorsOverview } from '../components/analytics/VisitorsOverview';
import { Conversions, Impressions, Visits } from '../components/analytics/WeekCards';
import { DashboardCell, DashboardGrid } from '../components/DashboardPage';
import { DashboardTools } from '../components/DashboardTools';
import { MonthsSwitch } from '../components/MonthsSwitch';
import { StaleFigures } from '../components/StaleFigures';
import { useDashboard } from '../components/useDashboard';
import { distributionKinds } from '../model/distribution';
import { dashboardQueries } from '../queries/dashboardQueries';

/** Who visits the site: how many came beside last year, what they did, and how they divide. */
export function AnalyticsScreen() {
  const { t } = useTranslation();
  const dashboard = useDashboard(useQuery(dashboardQueries.analytics()));
  const csv = useAnalyticsCsv(dashboard.data);
  // Four donuts would be a long way to scroll on a phone.
  const hasDonuts = useIsFrom('sm');
  return (
    <AnalyticsGround>
      <AnalyticsBand
        text={useLead(dashboard.data)}
        range={<MonthsSwitch />}
        tools={<DashboardTools name={t('dashboards.analytics.file')} csv={csv} />}
      >
        <VisitorsOverview dashboard={dashboard} />
      </AnalyticsBand>
      <AnalyticsCards>
        <StaleFigures dashboard={dashboard} />
        <DashboardGrid>
          <DashboardCell $span={4}>
            <Conversions dashboard={dashboard} />
          </DashboardCell>
          <DashboardCell $span={4}>
            <Impressions dashboard={dashboard} />
          </DashboardCell>
          <DashboardCell $span={4} $middle={12}>
            <Visits dashboard={dashboard} />
          </DashboardCell>
          <DashboardCell $span={8}>
            <PageViewsCard dashboard={dashboard} />
          </DashboardCell>
          <DashboardCell $span={4} $middle={12}>
            <Scores dashboard={dashboard} />
          </DashboardCell>
          {hasDonuts ? (
            distributionKinds.map((kind) => (
              <DashboardCell key={kind} $span={3}>
                <GroupDonut dashboard={dashboard} kind={kind} />
              </DashboardCell>
            ))
          ) : (
            <DashboardCell $span={12}>
              <GroupBars dashboard={dashboard} />
            </DashboardCell>
          )}
        </DashboardGrid>
      </AnalyticsCards>
    </AnalyticsGround>
  );
}
