import * as calls from '@quarterdeck/contract/endpoints/dashboards';
import type { Tables } from '../core/table';
import { handle, type MockHandler } from '../core/handle';
import type { Table } from '../core/table';
import {
  analyticsTable,
  cryptoTable,
  financeTable,
  projectDashboardTable,
  transactionTable,
  type DashboardRecord,
} from './dashboardTables';
import { emptyAnalytics, emptyCrypto, emptyFinance, emptyProject } from './emptyDashboards';

export const handlers: readonly MockHandler[] = [
  handle(calls.getAnalyticsDashboard, async (_, { db }) => (await figuresOf(db, analyticsTable)) ?? emptyAnalytics),

  handle(calls.getCryptoDashboard, async (_, { db }) => (await figuresOf(db, cryptoTable)) ?? emptyCrypto),

  handle(calls.getFinanceDashboard, async (_, { db, now }) => {
    const [overview, transactions] = await Promise.all([figuresOf(db, financeTable), db.open(transactionTable)]);
    return { ...(overview ?? emptyFinance(now())), recentTransactions: transactions.list() };
  }),

  handle(calls.getProjectDashboard, async (_, { db }) => (await figuresOf(db, projectDashboardTable)) ?? emptyProject),
];

async function figuresOf<D>(db: Tables, table: Table<DashboardRecord<D>>): Promise<D | undefined> {
  const [record] = (await db.open(table)).list();
  return record?.figures;
}
