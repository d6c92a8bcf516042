import type { ProjectDashboard } from '@quarterdeck/contract/entities/projectDashboard';
import { useHostActions } from '@quarterdeck/ui/hostActions';
import { DashboardCell, DashboardGrid } from '../DashboardPage';
import type { Dashboard } from '../useDashboard';
import { GithubIssues } from './GithubIssues';
import { Schedule } from './Schedule';
import { SummaryTiles } from './SummaryTiles';
import { TaskDistribution } from './TaskDistribution';

/** What is due, what moved, and what comes next. */
export function ProjectHome({ dashboard }: { dashboard: Dashboard<ProjectDashboard> }) {
  // Only where a feature of the site has tasks.
  const dueTasks = useHostActions().renderWidget?.('tasks.due') ?? null;
  return (
    <DashboardGrid>
      <SummaryTiles dashboard={dashboard} />
      <DashboardCell $span={8}>
        <GithubIssues dashboard={dashboard} />
      </DashboardCell>
      <DashboardCell $span={4}>
        <TaskDistribution dashboard={dashboard} />
      </DashboardCell>
      {dueTasks === null ? null : (
        <DashboardCell $span={8} $middle={6}>
          {dueTasks}
        </DashboardCell>
      )}
      <DashboardCell $span={dueTasks === null ? 12 : 4} $middle={dueTasks === null ? 6 : 12}>
        <Schedule dashboard={dashboard} />
      </DashboardCell>
    </DashboardGrid>
  );
}
