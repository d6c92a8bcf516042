import type { Transaction } from '@quarterdeck/contract/entities/transaction';
import { describe, expect, it } from 'vitest';
import { newestFirst, readOrder, sortTransactions, transactionsToCsv, writeOrder } from './transactions';

const transaction = (id: string, values: Partial<Transaction> = {}): Transaction => ({
  id: id as Transaction['id'],
  transactionId: `QD-${id}`,
  name: 'Berth',
  amount: 1,
  status: 'completed',
  date: '2026-01-15T09:00:00.000Z',
  ...values,
});
const compare = (a: string, b: string) => a.localeCompare(b, 'en');
const idsOf = (list: readonly Transaction[]) => list.map(({ id }) => id);

describe('DB-4 transactions', () => {
  const list = [
    transaction('a', { name: 'Ätna', amount: -5, date: '2026-01-15T09:00:00.000Z' }),
    transaction('b', { name: 'berth', amount: 12, status: 'pending', date: '2026-01-14T09:00:00.000Z' }),
    transaction('c', { name: 'Zinc', amount: 12, date: '2026-01-13T09:00:00.000Z' }),
  ];

  it.each([
    ['amount', 'ascending', ['a', 'b', 'c']],
    ['amount', 'descending', ['b', 'c', 'a']],
    ['date', 'ascending', ['c', 'b', 'a']],
    ['name', 'descending', ['c', 'b', 'a']],
    ['status', 'descending', ['b', 'a', 'c']],
    ['id', 'descending', ['c', 'b', 'a']],
  ] as const)('are put in order by %s, %s; equal ones stay as they were', (column, direction, ids) => {
    expect(idsOf(sortTransactions(list, { column, direction }, compare))).toEqual(ids);
  });

  it.each(['amount-ascending', 'name-descending', 'date-ascending'])('have their order in the address: %s', (text) => {
    expect(writeOrder(readOrder(text))).toBe(text);
  });

  it.each([null, '', 'money-up', 'amount', 'amount-up', 'amount-ascending-junk', '__proto__-ascending'])(
    'are newest first where the address says %j, which then says nothing',
    (text) => {
      expect(readOrder(text)).toEqual(newestFirst);
      expect(writeOrder(readOrder(text))).toBeNull();
    },
  );

  it('are a file that no spreadsheet runs', () => {
    const heads = { id: 'ID', date: 'Date', name: 'Name', amount: 'Amount', status: 'Status' };
    const csv = transactionsToCsv([transaction('a', { name: '=HYPERLINK("x")', amount: -96.4 })], heads);
    const [, row] = csv.trim().split('\r\n');
    expect(row).toBe(`"QD-a","2026-01-15T09:00:00.000Z","'=HYPERLINK(""x"")",-96.4,"completed"`);
  });
});
