import { analyticsDashboardSchema } from '@quarterdeck/contract/entities/analyticsDashboard';
import { coins } from '@quarterdeck/contract/entities/cryptoDashboard';
import { financeDashboardSchema } from '@quarterdeck/contract/entities/financeDashboard';
import { projectDashboardSchema } from '@quarterdeck/contract/entities/projectDashboard';
import { transactionSchema, type Transaction } from '@quarterdeck/contract/entities/transaction';
import * as z from 'zod/mini';
import { daysEarlier } from '../common/daysEarlier';
import type { RecordSchema } from '../core/collection';
import { defineTable, type Table, type Tables } from '../core/table';
import { readAnalyticsSeed } from './analyticsSeed';
import { cryptoMarketSchema, readCryptoMarket, readWallets, walletSchema, type WalletRecord } from './cryptoSeed';
import { readFinanceSeed, readTransactionSeeds } from './financeSeed';
import { readProjectDashboardSeed } from './projectDashboardSeed';

/** The figures of a dashboard in the table's only record. */
export interface DashboardRecord<D> {
  readonly id: string;
  readonly figures: D;
}

/** A table with the figures of one dashboard. It is a list, because there are none where nothing has happened yet. */
function defineDashboard<D>(
  name: string,
  figures: RecordSchema<D>,
  load: (now: Date) => Promise<D>,
): Table<DashboardRecord<D>> {
  return defineTable({
    name: `dashboards.${name}`,
    schema: z.object({ id: z.string(), figures }),
    seed: async (now) => [{ id: name, figures: await load(now) }],
    list: { largeSize: 1 },
  });
}

/** The figures of a dashboard; undefined where nothing has happened yet. */
export async function figuresOf<D>(db: Tables, table: Table<DashboardRecord<D>>): Promise<D | undefined> {
  const [record] = (await db.open(table)).list();
  return record?.figures;
}

export const analyticsTable = defineDashboard('analytics', analyticsDashboardSchema, async (now) =>
  readAnalyticsSeed((await import('./seeds/analytics.json')).default, now),
);

/** The market is not written: prices go on from the moment at which the table was filled. */
export const cryptoTable = defineDashboard('crypto', cryptoMarketSchema, async (now) =>
  readCryptoMarket((await import('./seeds/crypto.json')).default, now),
);

/** One wallet for each coin; none of them where nothing has happened yet. */
export const walletTable = defineTable<WalletRecord>({
  name: 'dashboards.wallets',
  schema: walletSchema,
  seed: async () => readWallets((await import('./seeds/crypto.json')).default),
  list: { largeSize: coins.length },
});

export const financeTable = defineDashboard(
  'finance',
  z.omit(financeDashboardSchema, { recentTransactions: true }),
  async (now) => readFinanceSeed((await import('./seeds/finance.json')).default, now),
);

export const projectDashboardTable = defineDashboard('project', projectDashboardSchema, async (now) =>
  readProjectDashboardSeed((await import('./seeds/project.json')).default, now),
);

/** The first transactions: so many, from so many days. */
const firstTransactions = { count: 28, days: 28 } as const;

/** Newest first. */
export const transactionTable = defineTable<Transaction>({
  name: 'dashboards.transactions',
  schema: transactionSchema,
  seed: async (now) => readTransactionSeeds((await import('./seeds/transactions.json')).default, now),
  // Under `large` this is what a company calls recent, not all that it ever paid.
  list: {
    largeSize: 1_000,
    vary: (copy, index) => ({
      ...copy,
      transactionId: `${copy.transactionId}-${index + 1}`,
      status: 'completed',
      date: daysEarlier(copy.date, Math.floor(index / firstTransactions.count) * firstTransactions.days),
    }),
  },
});
