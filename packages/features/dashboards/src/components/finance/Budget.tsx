import type { FinanceDashboard } from '@quarterdeck/contract/entities/financeDashboard';
import { useTranslation } from '@quarterdeck/i18n';
import { AsyncContent } from '@quarterdeck/ui/AsyncContent';
import { Skeleton } from '@quarterdeck/ui/Skeleton';
import { TickMeter } from '@quarterdeck/ui/TickMeter';
import { token, type } from '@quarterdeck/ui/tokens';
import { styled } from 'styled-components';
import { DashboardCard } from '../DashboardCard';
import type { Dashboard } from '../useDashboard';
import { useFigures } from '../useFigures';

type BudgetPart = 'expenses' | 'savings' | 'bills';

/** Three scales: what was spent and saved of what was planned. */
export function Budget({ dashboard }: { dashboard: Dashboard<FinanceDashboard> }) {
  const { t } = useTranslation();
  return (
    <DashboardCard title={t('dashboards.finance.budget.title')} isFilled>
      <AsyncContent
        result={dashboard.result}
        isFailureAnnounced={false}
        size="sm"
        skeleton={
          <Parts>
            <Skeleton shape="box" height="81px" />
            <Skeleton shape="box" height="81px" />
            <Skeleton shape="box" height="81px" />
          </Parts>
        }
      >
        {({ budget }) => (
          <Parts>
            <Part part="expenses" amount={budget.expenses} max={budget.expensesLimit} />
            <Part part="savings" amount={budget.savings} max={budget.savingsGoal} />
            <Part part="bills" amount={budget.bills} max={budget.billsLimit} />
          </Parts>
        )}
      </AsyncContent>
    </DashboardCard>
  );
}

function Part({ part, amount, max }: { part: BudgetPart; amount: number; max: number }) {
  const { t } = useTranslation();
  const { cents, dollars, shortDollars } = useFigures();
  const isGoal = part === 'savings';
  const rest = max - amount;
  const restText = isGoal
    ? rest > 0
      ? t('dashboards.finance.budget.toGo', { amount: cents(rest) })
      : t('dashboards.finance.budget.reached')
    : rest >= 0
      ? t('dashboards.finance.budget.left', { amount: cents(rest) })
      : t('dashboards.finance.budget.over', { amount: cents(-rest) });
  return (
    <li>
      <Line>
        <span>{t(`dashboards.finance.budget.${part}`)}</span>
        <small>{t(`dashboards.finance.budget.${isGoal ? 'goal' : 'limit'}`, { amount: dollars(max) })}</small>
      </Line>
      <Line>
        <b>{cents(amount)}</b>
        <span data-over={(!isGoal && rest < 0) || undefined}>{restText}</span>
      </Line>
      <TickMeter
        variant="ruler"
        hasPointer
        value={amount}
        max={max}
        strokes={41}
        tone={!isGoal && rest < 0 ? 'danger' : 'accent'}
        label={t(`dashboards.finance.budget.${part}`)}
        valueText={t('dashboards.finance.budget.of', { amount: cents(amount), max: dollars(max) })}
        marks={max > 0 ? [0, max / 2, max] : []}
        markText={shortDollars}
      />
    </li>
  );
}

const Parts = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: space-between;
  margin: 12px 0 0;
  padding: 0;
  list-style: none;
  & > * + * {
    margin-block-start: 16px;
    padding-block-start: 16px;
    border-block-start: 1px solid ${token('border.subtle')};
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${token('space.3')};
  font-variant-numeric: tabular-nums;
  ${type('small')}
  & > small {
    color: ${token('text.secondary')};
    font-size: inherit;
  }
  & > b {
    ${type('metric-md')}
  }
  & > [data-over] {
    color: ${token('danger.text')};
  }
  &:has(> b) {
    margin-block-end: 8px;
  }
`;
