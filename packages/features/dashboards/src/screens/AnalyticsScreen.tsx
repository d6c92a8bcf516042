import { useTranslation } from '@quarterdeck/i18n';
import { useIsFrom } from '@quarterdeck/ui/viewport';
import { useQuery } from '@tanstack/react-query';
import { AnalyticsBand, AnalyticsCards, AnalyticsGround } from '../components/analytics/AnalyticsBand';
import { GroupBars } from '../components/analytics/GroupBars';
import { GroupDonut } from '../components/analytics/GroupDonut';
import { PageViewsCard } from '../components/analytics/PageViewsCard';
import { Scores } from '../components/analytics/Scores';
import { VisitorsOverview } from '../components/analytics/VisitorsOverview';
import { Conversions, Impressions, Visits } from '../components/analytics/WeekCards';
import { DashboardCell, DashboardGrid } from '../components/DashboardPage';
import { DashboardTools } from '../components/DashboardTools';
import { StaleFigures } from '../components/StaleFigures';
import { useDashboard, useLaterCards } from '../components/useDashboard';
import { analyticsFigures } from '../model/analyticsFigures';
import { distributionKinds } from '../model/distribution';
import { dashboardQueries } from '../queries/dashboardQueries';

/** Who visits the site: how many came beside last year, what they did, and how they divide. */
export function AnalyticsScreen() {
  const { t } = useTranslation();
  const dashboard = useDashboard(useQuery(dashboardQueries.analytics()));
  const later = useLaterCards(dashboard);
  const { data } = dashboard;
  // Four donuts would be a long way to scroll on a phone.
  const hasDonuts = useIsFrom('sm');
  return (
    <AnalyticsGround>
      <AnalyticsBand>
        <VisitorsOverview
          dashboard={dashboard}
          tools={
            <DashboardTools
              title={t('dashboards.analytics.title')}
              figures={data && (() => analyticsFigures(data, (key) => t(key)))}
            />
          }
        />
      </AnalyticsBand>
      <AnalyticsCards>
        <StaleFigures dashboard={dashboard} />
        <DashboardGrid>
          <DashboardCell $span={4}>
            <Conversions dashboard={later} />
          </DashboardCell>
          <DashboardCell $span={4}>
            <Impressions dashboard={later} />
          </DashboardCell>
          <DashboardCell $span={4} $middle={12}>
            <Visits dashboard={later} />
          </DashboardCell>
          <DashboardCell $span={8}>
            <PageViewsCard dashboard={later} />
          </DashboardCell>
          <DashboardCell $span={4} $middle={12}>
            <Scores dashboard={later} />
          </DashboardCell>
          {hasDonuts ? (
            distributionKinds.map((kind) => (
              <DashboardCell key={kind} $span={3}>
                <GroupDonut dashboard={later} kind={kind} />
              </DashboardCell>
            ))
          ) : (
            <DashboardCell $span={12}>
              <GroupBars dashboard={later} />
            </DashboardCell>
          )}
        </DashboardGrid>
      </AnalyticsCards>
    </AnalyticsGround>
  );
}
