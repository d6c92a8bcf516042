import type { FinanceDashboard } from '@quarterdeck/contract/entities/financeDashboard';
import { useTranslation } from '@quarterdeck/i18n';
import { LineChart } from '@quarterdeck/ui/LineChart';
import { useIsFrom } from '@quarterdeck/ui/viewport';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { balanceOf, type Balance } from '../../model/balance';
import { monthsInAddress } from '../../model/months';
import { TrendIcon } from '../Change';
import { Metric } from '../Metric';
import { useAddressChoice } from '../useAddressChoice';
import { findingLine, type Dashboard } from '../useDashboard';
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
  const isPhone = !useIsFrom('sm');
  const [months] = useAddressChoice(monthsInAddress);
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
  return (
    <LineChart
      {...dashboard.chart}
      {...chart}
      title={t('dashboards.finance.balance.title')}
      level={2}
      variant="step-area"
      height={isPhone ? 220 : 290}
      format={usd}
      pointsName={t('dashboards.finance.balance.day')}
      hasTableButton
      lead={
        <Figures>
          <Metric label={t('dashboards.finance.balance.today')} value={dollars(balance.now)} />
          <Metric
            label={t('dashboards.finance.balance.growth', { count: months })}
            value={balance.growth === null ? '–' : change(balance.growth)}
          >
            <TrendIcon value={balance.growth} />
          </Metric>
          <Metric
            label={t('dashboards.finance.balance.income')}
            value={dollars(dashboard.data && balance.now !== null ? data.ami : null)}
          />
        </Figures>
      }
      finding={findingLine(dashboard, finding)}
      reason={dashboard.chart.reason ?? t('dashboards.finance.balance.empty')}
    />
  );
}

/** What there is to see: how the balance changed, and since when it is on its side of the prediction. */
function useFinding({ change, crossing }: Balance, months: number): string | undefined {
  const { t } = useTranslation();
  const { dollars, day } = useFigures();
  if (change === null) return undefined;
  const direction = change > 0 ? 'up' : change < 0 ? 'down' : 'level';
  const grown = t(`dashboards.finance.balance.${direction}`, { amount: dollars(Math.abs(change)), count: months });
  if (!crossing) return grown;
  const moved = crossing.isAbove ? 'movedAbove' : 'movedBelow';
  return `${grown} ${t(`dashboards.finance.balance.${moved}`, { day: day(crossing.day) })}`;
}

const Figures = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 40px;
`;
