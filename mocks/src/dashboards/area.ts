import * as calls from '@quarterdeck/contract/endpoints/dashboards';
import { handle, type MockHandler } from '../core/handle';
import { cryptoHandlers } from './cryptoHandlers';
import { analyticsTable, figuresOf, financeTable, projectDashboardTable, transactionTable } from './dashboardTables';
import { emptyAnalytics, emptyFinance, emptyProject } from './emptyDashboards';

export const handlers: readonly MockHandler[] = [
  handle(calls.getAnalyticsDashboard, async (_, { db }) => (await figuresOf(db, analyticsTable)) ?? emptyAnalytics),

  ...cryptoHandlers,

  handle(calls.getFinanceDashboard, async (_, { db, now }) => {
    const [overview, transactions] = await Promise.all([figuresOf(db, financeTable), db.open(transactionTable)]);
    return { ...(overview ?? emptyFinance(now())), recentTransactions: transactions.list() };
  }),

  handle(calls.getProjectDashboard, async (_, { db }) => (await figuresOf(db, projectDashboardTable)) ?? emptyProject),
];
