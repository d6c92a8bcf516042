import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import type { Identified } from '../core/collection';
import { enlarge, type Table } from '../core/table';
import { testNow } from '../testing/clientOf';
import { buildTransaction } from './buildTransaction';
import { analyticsTable, cryptoTable, financeTable, projectDashboardTable, transactionTable } from './dashboardTables';

const check = async <T extends Identified>(table: Table<T>, large: number, now = testNow) => {
  const many = enlarge(table, await table.seed(now));
  expect(z.safeParse(z.array(table.schema), many).error).toBeUndefined();
  expect(new Set(many.map(({ id }) => id)).size).toBe(large);
};

describe('the first data of the dashboards', () => {
  it('have ids of their own and fit their schemas, also enlarged', async () => {
    await check(analyticsTable, 1);
    await check(cryptoTable, 1);
    await check(financeTable, 1);
    await check(projectDashboardTable, 1);
    await check(transactionTable, 1_000);
    expect.assertions(10);
  });

  it('fit on every day of a year', async () => {
    for (let day = 0; day < 366; day += 1) {
      const now = new Date(2028, 0, 1 + day, 23, 45);
      await check(analyticsTable, 1, now);
      await check(financeTable, 1, now);
      await check(projectDashboardTable, 1, now);
    }
    expect.assertions(366 * 6);
  });

  it('have transactions with numbers of their own, and amounts in whole cents', async () => {
    const transactions = await transactionTable.seed(testNow);
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
