import type { ProjectDashboard } from '@quarterdeck/contract/entities/projectDashboard';
import { useTranslation } from '@quarterdeck/i18n';
import { expensesOf, type ExpensePeriod } from '../../model/projectBudget';
import { DashboardTile } from '../DashboardTile';
import type { Dashboard } from '../useDashboard';

const usd = { style: 'currency', currency: 'USD' } as const;

/** What was spent in a period, how it came about, and what it is compared with. */
export function ExpenseTile({ period, dashboard }: { period: ExpensePeriod; dashboard: Dashboard<ProjectDashboard> }) {
  const { t } = useTranslation();
  return (
    <DashboardTile
      label={t(`dashboards.project.expenses.${period}`)}
      format={usd}
      dashboard={dashboard}
      figureOf={(data) => {
        const { amount, values, change, compared } = expensesOf(data, period);
        return {
          value: amount,
          trend: values,
          comparison:
            change === null
              ? t('dashboards.project.expenses.none')
              : t(`dashboards.project.expenses.${period}Change`, { count: compared }),
          // Whether more is spent as planned, only the plan can say.
          ...(change === null ? {} : { change: { value: change, isGood: null } }),
        };
      }}
    />
  );
}
