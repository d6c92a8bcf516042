import type { ProjectDashboard } from '@quarterdeck/contract/entities/projectDashboard';
import { styled } from 'styled-components';
import { expensePeriods } from '../../model/projectBudget';
import { DashboardCell, DashboardGrid } from '../DashboardPage';
import type { Dashboard } from '../useDashboard';
import { BudgetDetails } from './BudgetDetails';
import { BudgetDistribution } from './BudgetDistribution';
import { ExpenseTile } from './ExpenseTile';

/** Where the money goes: by category, over time, and in numbers. */
export function ProjectBudget({ dashboard }: { dashboard: Dashboard<ProjectDashboard> }) {
  return (
    <DashboardGrid>
      <DashboardCell $span={7}>
        <BudgetDistribution dashboard={dashboard} />
      </DashboardCell>
      <DashboardCell $span={5} $middle={12}>
        <Tiles>
          {expensePeriods.map((period) => (
            <ExpenseTile key={period} period={period} dashboard={dashboard} />
          ))}
        </Tiles>
      </DashboardCell>
      <DashboardCell $span={12}>
        <BudgetDetails dashboard={dashboard} />
      </DashboardCell>
    </DashboardGrid>
  );
}

const Tiles = styled.div`
  display: grid;
  grid-auto-rows: 1fr;
  grid-template-columns: minmax(0, 1fr);
  gap: inherit;
  @container dashboard (min-width: 640px) and (max-width: 999px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;
