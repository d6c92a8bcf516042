import type { Transaction } from '@quarterdeck/contract/entities/transaction';
import { writeCsv } from '@quarterdeck/ui/recordFile';

const transactionColumns = ['id', 'date', 'name', 'amount', 'status'] as const;
export type TransactionColumn = (typeof transactionColumns)[number];

export interface TransactionOrder {
  column: TransactionColumn;
  direction: 'ascending' | 'descending';
}

/** The order in which the call answers. */
export const newestFirst: TransactionOrder = { column: 'date', direction: 'descending' };

/** The order that an address names, such as `amount-ascending`; the newest first for anything else. */
export function readOrder(text: string | null): TransactionOrder {
  const [name, direction, ...rest] = (text ?? '').split('-');
  const column = transactionColumns.find((one) => one === name);
  return column && rest.length === 0 && (direction === 'ascending' || direction === 'descending')
    ? { column, direction }
    : newestFirst;
}

export const writeOrder = ({ column, direction }: TransactionOrder): string | null =>
  column === newestFirst.column && direction === newestFirst.direction ? null : `${column}-${direction}`;

/** Transactions in an order; those that are equal in it stay newest first. @param compare texts, as the language does. */
export function sortTransactions(
  transactions: readonly Transaction[],
  { column, direction }: TransactionOrder,
  compare: (a: string, b: string) => number,
): readonly Transaction[] {
  const by: Record<TransactionColumn, (a: Transaction, b: Transaction) => number> = {
    id: (a, b) => compare(a.transactionId, b.transactionId),
    date: (a, b) => Date.parse(a.date) - Date.parse(b.date),
    name: (a, b) => compare(a.name, b.name),
    amount: (a, b) => a.amount - b.amount,
    status: (a, b) => compare(a.status, b.status),
  };
  const sign = direction === 'ascending' ? 1 : -1;
  return transactions.toSorted((a, b) => sign * by[column](a, b));
}

/** The transactions for a spreadsheet: amounts are numbers in US dollars, dates ISO 8601. */
export function transactionsToCsv(
  transactions: readonly Transaction[],
  heads: Record<TransactionColumn, string>,
): string {
  return writeCsv<Transaction>(
    {
      [heads.id]: ({ transactionId }) => transactionId,
      [heads.date]: ({ date }) => date,
      [heads.name]: ({ name }) => name,
      [`${heads.amount} (USD)`]: ({ amount }) => amount,
      [heads.status]: ({ status }) => status,
    },
    transactions,
  );
}
