import type { FinanceDashboard } from '@quarterdeck/contract/entities/financeDashboard';
import type { Figure } from './figuresCsv';

/** All figures of finance, whatever range it shows. */
export function financeFigures(
  { accountBalance, currentStatement, previousStatement, budget, recentTransactions }: FinanceDashboard,
  t: (key: string) => string,
): Figure[] {
  const usd = (section: string, figure: string, value: number, rest: Pick<Figure, 'item' | 'date'> = {}): Figure => ({
    section,
    figure,
    ...rest,
    value,
    unit: 'USD',
  });
  const [predicted, actual] = accountBalance.series;
  const balance = t('dashboards.finance.balance.title');
  const [limit, goal] = [t('dashboards.finance.statement.limit'), t('dashboards.csv.goal')];
  return [
    ...actual.data.map(({ x, y }) => usd(balance, t('dashboards.finance.balance.actual'), y, { date: x })),
    ...predicted.data.map(({ x, y }) => usd(balance, t('dashboards.finance.balance.predicted'), y, { date: x })),
    usd(balance, t('dashboards.finance.balance.income'), accountBalance.ami),
    ...(['current', 'previous'] as const).flatMap((month) => {
      const { date, status, spent, limit: most, minimum } = month === 'current' ? currentStatement : previousStatement;
      const section = t(`dashboards.finance.statement.${month}`);
      const rest = { item: t(`dashboards.finance.statement.${status}`), date };
      return [
        usd(section, t('dashboards.csv.spent'), spent, rest),
        usd(section, limit, most, rest),
        usd(section, t('dashboards.finance.statement.minimum'), minimum, rest),
      ];
    }),
    ...(['expenses', 'savings', 'bills'] as const).flatMap((part) => {
      const [section, item] = [t('dashboards.finance.budget.title'), t(`dashboards.finance.budget.${part}`)];
      return [
        usd(section, t('dashboards.finance.transactions.amount'), budget[part], { item }),
        part === 'savings'
          ? usd(section, goal, budget.savingsGoal, { item })
          : usd(section, limit, budget[`${part}Limit`], { item }),
      ];
    }),
    ...recentTransactions.map(({ transactionId, name, status, amount, date }) =>
      usd(t('dashboards.finance.transactions.title'), t(`dashboards.finance.transactions.${status}`), amount, {
        item: `${transactionId}, ${name}`,
        date,
      }),
    ),
  ];
}
