import type { Transaction } from '@quarterdeck/contract/entities/transaction';
import type { TableSort } from '@quarterdeck/ui/Table';
import { orderInAddress, type SortValues } from './order';

export type TransactionColumn = 'id' | 'date' | 'name' | 'amount' | 'status';

export const transactionValues: SortValues<Transaction, TransactionColumn> = {
  id: ({ transactionId }) => transactionId,
  date: ({ date }) => Date.parse(date),
  name: ({ name }) => name,
  amount: ({ amount }) => amount,
  status: ({ status }) => status,
};

/** The order in which the call answers. */
const newestFirst: TableSort = { column: 'date', direction: 'descending' };

export const transactionOrder = orderInAddress(Object.keys(transactionValues), newestFirst);
