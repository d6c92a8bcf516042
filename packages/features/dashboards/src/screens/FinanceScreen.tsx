import type { FinanceDashboard } from '@quarterdeck/contract/entities/financeDashboard';
import { useTranslation } from '@quarterdeck/i18n';
import { useQuery } from '@tanstack/react-query';
import { DashboardCell, DashboardGrid, DashboardPage } from '../components/DashboardPage';
import { DashboardTools } from '../components/DashboardTools';
import { AccountBalance } from '../components/finance/AccountBalance';
import { Budget } from '../components/finance/Budget';
import { Statements } from '../components/finance/Statements';
import { Transactions } from '../components/finance/Transactions';
import { MonthsSwitch } from '../components/MonthsSwitch';
import { StaleFigures } from '../components/StaleFigures';
import { useDashboard, useLaterCards } from '../components/useDashboard';
import { useFigures } from '../components/useFigures';
import { balanceOf } from '../model/balance';
import { financeFigures } from '../model/financeFigures';
import { dashboardQueries } from '../queries/dashboardQueries';

/** The money of the company: its balance, its card, its budget and what went in and out. */
export function FinanceScreen() {
  const { t } = useTranslation();
  const dashboard = useDashboard(useQuery(dashboardQueries.finance()));
  const later = useLaterCards(dashboard);
  const { data } = dashboard;
  return (
    <DashboardPage
      title={t('dashboards.finance.title')}
      text={useFinanceSummary(data)}
      range={<MonthsSwitch />}
      tools={
        <DashboardTools
          title={t('dashboards.finance.title')}
          figures={data && (() => financeFigures(data, (key) => t(key)))}
        />
      }
    >
      <StaleFigures dashboard={dashboard} />
      <DashboardGrid>
        <DashboardCell $span={8}>
          <AccountBalance dashboard={dashboard} />
        </DashboardCell>
        <DashboardCell $span={4} $middle={12}>
          <Statements dashboard={later} />
        </DashboardCell>
        <DashboardCell $span={8}>
          <Transactions dashboard={later} />
        </DashboardCell>
        <DashboardCell $span={4} $middle={12}>
          <Budget dashboard={later} />
        </DashboardCell>
      </DashboardGrid>
    </DashboardPage>
  );
}

/** How the balance stands beside its prediction, and what is still to be paid. */
function useFinanceSummary(data: FinanceDashboard | undefined): string | undefined {
  const { t } = useTranslation();
  const { dollars } = useFigures();
  if (!data) return undefined;
  const { now, predictedNow } = balanceOf(data.accountBalance, 12);
  const difference = now === null || predictedNow === null ? null : now - predictedNow;
  // A day without a prediction has a balance all the same.
  const side = difference === null ? null : difference > 0 ? 'above' : difference < 0 ? 'below' : 'same';
  const standing = now === null ? 'none' : side;
  const pending = [data.currentStatement, data.previousStatement].filter(({ status }) => status === 'pending').length;
  const bills = ['paid', 'pending', 'bothPending'][pending] ?? 'paid';
  return [
    standing === null ? '' : t(`dashboards.finance.lead.${standing}`, { amount: dollars(Math.abs(difference ?? 0)) }),
    t(`dashboards.finance.lead.${bills}`),
  ]
    .join(' ')
    .trim();
}
