import type { ProjectDashboard } from '@quarterdeck/contract/entities/projectDashboard';
import { useHostActions } from '@quarterdeck/ui/hostActions';
import { token } from '@quarterdeck/ui/tokens';
import { styled } from 'styled-components';
import { DashboardCell, DashboardGrid } from '../DashboardPage';
import { useLaterCards, type Dashboard } from '../useDashboard';
import { GithubIssues } from './GithubIssues';
import { Schedule } from './Schedule';
import { SummaryTiles } from './SummaryTiles';
import { TaskDistribution } from './TaskDistribution';

/** What is due, what moved, and what comes next. */
export function ProjectHome({ dashboard }: { dashboard: Dashboard<ProjectDashboard> }) {
  const later = useLaterCards(dashboard);
  // Only where a feature of the site has tasks.
  const dueTasks = useHostActions().renderWidget?.('tasks.due') ?? null;
  return (
    <DashboardGrid>
      <SummaryTiles dashboard={dashboard} />
      <DashboardCell $span={8}>
        <GithubIssues dashboard={dashboard} />
      </DashboardCell>
      <DashboardCell $span={4}>
        <TaskDistribution dashboard={later} />
      </DashboardCell>
      {dueTasks === null ? null : (
        <WidgetCell $span={8} $middle={6}>
          {dueTasks}
        </WidgetCell>
      )}
      <DashboardCell $span={dueTasks === null ? 12 : 4} $middle={dueTasks === null ? 6 : 12}>
        <Schedule dashboard={later} />
      </DashboardCell>
    </DashboardGrid>
  );
}

/** The host waits for a widget with bare rows, which are hidden from screen readers; here they stand on a card as it will. */
const WidgetCell = styled(DashboardCell)`
  &:has(> [aria-hidden='true']:only-child) {
    align-content: start;
    padding: ${token('space.5')};
    border-radius: ${token('radius.lg')};
    background: ${token('surface.card')};
    box-shadow: ${token('elevation.1')};
  }
`;
