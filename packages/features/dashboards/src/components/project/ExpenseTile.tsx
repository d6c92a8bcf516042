import type { ProjectDashboard } from '@quarterdeck/contract/entities/projectDashboard';
import { useTranslation } from '@quarterdeck/i18n';
import { IconButton } from '@quarterdeck/ui/IconButton';
import { useKitMessages } from '@quarterdeck/ui/messages';
import { StatTile } from '@quarterdeck/ui/StatTile';
import { RotateCw } from 'lucide-react';
import { useMemo } from 'react';
import { expensesOf, type ExpensePeriod } from '../../model/projectBudget';
import type { Dashboard } from '../useDashboard';

const usd = { style: 'currency', currency: 'USD' } as const;
const nothing: readonly number[] = [];

/** What was spent in a period, how it came about, and what it is compared with. */
export function ExpenseTile({ period, dashboard }: { period: ExpensePeriod; dashboard: Dashboard<ProjectDashboard> }) {
  const { t } = useTranslation();
  const messages = useKitMessages();
  const { data, chart, result } = dashboard;
  const expenses = useMemo(() => (data ? expensesOf(data, period) : undefined), [data, period]);
  const label = t(`dashboards.project.expenses.${period}`);
  if (chart.status === 'failed')
    return (
      <StatTile
        label={label}
        value={null}
        trend={nothing}
        comparison={messages.loadFailed}
        actions={
          <IconButton
            size="sm"
            icon={RotateCw}
            label={`${messages.retry}: ${label}`}
            isPending={result.isFetching}
            onPress={chart.onRetry}
          />
        }
      />
    );
  if (!expenses) return <StatTile label={label} value={null} trend={nothing} comparison="" isLoading />;
  const { amount, values, change, compared } = expenses;
  return (
    <StatTile
      label={label}
      value={amount}
      format={usd}
      trend={values}
      comparison={
        change === null
          ? t('dashboards.project.expenses.none')
          : t(`dashboards.project.expenses.${period}Change`, { count: compared })
      }
      // Whether more is spent as planned, only the plan can say.
      {...(change === null ? {} : { change: { value: change, isGood: null } })}
    />
  );
}
