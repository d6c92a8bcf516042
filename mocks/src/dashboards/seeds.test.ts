import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { faultsOf, large, seed } from '../testing/firstData';
import { buildTransaction } from './buildTransaction';
import {
  analyticsTable,
  cryptoTable,
  financeTable,
  projectDashboardTable,
  transactionTable,
  walletTable,
} from './dashboardTables';

describe('the first data of the dashboards', () => {
  it('have ids of their own and fit their schemas, also enlarged', async () => {
    const faults = await Promise.all([
      faultsOf(analyticsTable),
      faultsOf(cryptoTable),
      faultsOf(financeTable),
      faultsOf(projectDashboardTable),
      faultsOf(transactionTable),
      faultsOf(walletTable),
    ]);
    expect(faults.flat()).toEqual([]);
    await expect(large(transactionTable)).resolves.toHaveLength(1_000);
  });

  it('fit on every day of a year', async () => {
    for (let day = 0; day < 366; day += 1) {
      const now = new Date(2028, 0, 1 + day, 23, 45);
      const faults = await Promise.all([
        faultsOf(analyticsTable, now),
        faultsOf(financeTable, now),
        faultsOf(projectDashboardTable, now),
      ]);
      expect(faults.flat()).toEqual([]);
    }
    // Over a thousand answers are checked: a second here, more where other work goes on.
  }, 30_000);

  it('have transactions with numbers of their own, and amounts in whole cents', async () => {
    const transactions = await seed(transactionTable);
    expect(transactions.length).toBeGreaterThan(20);
    expect(new Set(transactions.map(({ transactionId }) => transactionId)).size).toBe(transactions.length);
    for (const { amount } of transactions) expect(Number(amount.toFixed(2))).toBe(amount);
  });
});

describe('buildTransaction', () => {
  it('makes a record of its schema, takes overrides and refuses what no record could be', () => {
    expect(buildTransaction({ amount: -40 })).toMatchObject({ amount: -40, status: 'completed' });
    expect(() => buildTransaction({ date: 'today' })).toThrow(z.core.$ZodError);
  });
});
