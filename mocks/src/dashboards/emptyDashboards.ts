import type { AnalyticsDashboard } from '@quarterdeck/contract/entities/analyticsDashboard';
import type { CryptoDashboard } from '@quarterdeck/contract/entities/cryptoDashboard';
import { budgetColumns, type ProjectDashboard } from '@quarterdeck/contract/entities/projectDashboard';
import type { AmountSeries, DaySeries } from '@quarterdeck/contract/entities/series';
import type { FinanceOverview } from './financeSeed';

/** What dashboards answer where nothing has happened yet: zeros and empty lists in the usual shape. */

const noAmount: AmountSeries = { amount: 0, labels: [], series: [] };
const noDays = <Name extends string>(name: Name): DaySeries & { name: Name } => ({ name, data: [] });
const noVisitors = (...labels: string[]) => ({ uniqueVisitors: 0, series: labels.map(() => 0), labels });

export const emptyAnalytics: AnalyticsDashboard = {
  visitors: { series: { 'this-year': [], 'last-year': [] } },
  conversions: noAmount,
  impressions: noAmount,
  visits: noAmount,
  visitorsVsPageViews: {
    overallScore: 0,
    averageRatio: 0,
    predictedRatio: 0,
    series: [noDays('Visitors'), noDays('Page views')],
  },
  newVsReturning: noVisitors('New', 'Returning'),
  gender: noVisitors('Male', 'Female'),
  age: noVisitors('Under 30', 'Over 30'),
  language: noVisitors('English', 'Other'),
};

const noCoins = { btc: 0, eth: 0, bch: 0, xrp: 0 };

export const emptyCrypto: CryptoDashboard = {
  btc: {
    amount: 0,
    trend: { dir: 'up', amount: 0 },
    marketCap: 0,
    volume: 0,
    supply: 0,
    allTimeHigh: 0,
    price: { series: [] },
  },
  prices: noCoins,
  wallets: noCoins,
  watchlist: [],
};

/** A card without spending still has its limit, and a statement that is due. */
export function emptyFinance(now: Date): FinanceOverview {
  const statement = { date: now.toISOString(), limit: 34_500, spent: 0, minimum: 0 };
  return {
    accountBalance: { growRate: 0, ami: 0, series: [noDays('Predicted'), noDays('Actual')] },
    budget: { expenses: 0, expensesLimit: 20_000, savings: 0, savingsGoal: 250_000, bills: 0, billsLimit: 1_000 },
    previousStatement: { status: 'paid', ...statement },
    currentStatement: { status: 'pending', ...statement },
  };
}

const noIssues = {
  'new-issues': 0,
  'closed-issues': 0,
  fixed: 0,
  'wont-fix': 0,
  're-opened': 0,
  'needs-triage': 0,
};
const noFigure = { count: 0, previous: 0, note: 0, series: [] };
const noTasks = { new: 0, completed: 0 };

export const emptyProject: ProjectDashboard = {
  summary: { due: noFigure, overdue: noFigure, issues: noFigure, features: noFigure },
  githubIssues: {
    overview: { 'this-week': noIssues, 'last-week': noIssues },
    labels: [],
    series: { 'this-week': [], 'last-week': [] },
  },
  taskDistribution: {
    overview: { 'this-week': noTasks, 'last-week': noTasks },
    labels: [],
    series: { 'this-week': [], 'last-week': [] },
  },
  schedule: { today: [], tomorrow: [] },
  budgetDistribution: { categories: [], series: [] },
  weeklyExpenses: noAmount,
  monthlyExpenses: noAmount,
  yearlyExpenses: noAmount,
  budgetDetails: { columns: [...budgetColumns], rows: [] },
  teamMembers: [],
};
