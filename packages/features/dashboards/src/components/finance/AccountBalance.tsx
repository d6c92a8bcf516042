import type { FinanceDashboard } from '@quarterdeck/contract/entities/financeDashboard';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { LineChart } from '@quarterdeck/ui/LineChart';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { balanceOf, type Balance } from '../../model/balance';
import { TrendIcon } from '../Change';
import { Metric } from '../Metric';
import { useMonths } from '../MonthsSwitch';
import type { Dashboard } from '../useDashboard';
import { useFigures } from '../useFigures';

const usd = { style: 'currency', currency: 'USD' } as const;
const noBalance: FinanceDashboard['accountBalance'] = {
  growRate: 0,
  ami: 0,
  series: [
    { name: 'Predicted', data: [] },
    { name: 'Actual', data: [] },
  ],
};

/** The balance of the account, beside what was predicted. */
export function AccountBalance({ dashboard }: { dashboard: Dashboard<FinanceDashboard> }) {
  const { t } = useTranslation();
  const { dollars, change } = useFigures();
  const [months] = useMonths();
  const data = dashboard.data?.accountBalance ?? noBalance;
  const balance = useMemo(() => balanceOf(data, months), [data, months]);
  const chart = useMemo(
    () => ({
      points: { kind: 'day', values: balance.days } as const,
      series: [
        { id: 'actual', name: t('dashboards.finance.balance.actual'), values: balance.actual },
        {
          id: 'predicted',
          name: t('dashboards.finance.balance.predicted'),
          role: 'predicted' as const,
          values: balance.predicted,
        },
      ],
    }),
    [balance, t],
  );
  const finding = useFinding(balance, months);
  const written = (amount: number | null) => (amount === null ? '–' : dollars(amount));
  return (
    <LineChart
      {...dashboard.chart}
      {...chart}
      title={t('dashboards.finance.balance.title')}
      level={2}
      variant="step-area"
      height={268}
      format={usd}
      pointsName={t('dashboards.finance.balance.day')}
      hasTableButton
      lead={
        <Figures>
          <Metric label={t('dashboards.finance.balance.today')} value={written(balance.now)} />
          <Metric
            label={t('dashboards.finance.balance.growth', { count: months })}
            value={balance.growth === null ? '–' : change(balance.growth)}
          >
            <TrendIcon value={balance.growth} />
          </Metric>
          <Metric
            label={t('dashboards.finance.balance.income')}
            value={written(dashboard.data && balance.now !== null ? data.ami : null)}
          />
        </Figures>
      }
      // Its line is there before it is known.
      finding={dashboard.chart.status === 'loading' ? '' : finding}
      reason={dashboard.chart.reason ?? t('dashboards.finance.balance.empty')}
    />
  );
}

/** What there is to see: how the balance changed, and since when it is on its side of the prediction. */
function useFinding({ change, crossing }: Balance, months: number): string | undefined {
  const { t } = useTranslation();
  const { shortDate } = useFormats();
  const { dollars } = useFigures();
  if (change === null) return undefined;
  const way = change > 0 ? 'up' : change < 0 ? 'down' : 'level';
  const grown = t(`dashboards.finance.balance.${way}`, { amount: dollars(Math.abs(change)), count: months });
  if (!crossing) return grown;
  const moved = crossing.isAbove ? 'movedAbove' : 'movedBelow';
  return `${grown} ${t(`dashboards.finance.balance.${moved}`, { day: shortDate(noonOf(crossing.day)) })}`;
}

/** Noon of a calendar day is on that day in the reader's own zone. */
const noonOf = (day: string) => `${day}T12:00:00`;

const Figures = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 40px;
`;
