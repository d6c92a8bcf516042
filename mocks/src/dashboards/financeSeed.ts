import { statementSchema, type FinanceDashboard } from '@quarterdeck/contract/entities/financeDashboard';
import { transactionSchema, type Transaction } from '@quarterdeck/contract/entities/transaction';
import * as z from 'zod/mini';
import { seedMomentSchema, toInstant } from '../core/seedMoment';
import { dayFrom, daySeries } from './chartDays';

/** Days between two points of the balance. */
const stepDays = 3;

const balances = z.array(z.number()).check(z.minLength(2));
const statementSeedSchema = z.extend(z.omit(statementSchema, { date: true }), { at: seedMomentSchema });

/** The figures in `seeds/finance.json`: balances in steps of three days, the last one that of today. */
const financeSeedSchema = z.object({
  ami: z.number(),
  predicted: balances,
  actual: balances,
  budget: z.object({
    expenses: z.number(),
    expensesLimit: z.number(),
    savings: z.number(),
    savingsGoal: z.number(),
    bills: z.number(),
    billsLimit: z.number(),
  }),
  previousStatement: statementSeedSchema,
  currentStatement: statementSeedSchema,
});

const transactionSeedSchema = z.extend(z.omit(transactionSchema, { date: true }), { at: seedMomentSchema });

/** The transactions are a list of their own. */
export type FinanceOverview = Omit<FinanceDashboard, 'recentTransactions'>;

/** Reads the seed file; days are counted from the day of `now`. */
export function readFinanceSeed(json: unknown, now: Date): FinanceOverview {
  const { ami, predicted, actual, budget, ...statements } = z.parse(financeSeedSchema, json);
  const days = actual.map((_, index) => dayFrom(now, (index - actual.length + 1) * stepDays));
  const growth = (actual.at(-1) ?? 0) / (actual[0] ?? 1) - 1;
  const dated = ({ at, ...statement }: z.infer<typeof statementSeedSchema>) => ({
    ...statement,
    date: toInstant(at, now),
  });
  return {
    accountBalance: {
      growRate: Math.round(growth * 1_000) / 10,
      ami,
      series: [daySeries('Predicted', days, predicted), daySeries('Actual', days, actual)],
    },
    budget,
    previousStatement: dated(statements.previousStatement),
    currentStatement: dated(statements.currentStatement),
  };
}

/** Reads the seed file; dates are counted from the day of `now`. */
export function readTransactionSeeds(json: unknown, now: Date): Transaction[] {
  const seeds = z.parse(z.array(transactionSeedSchema), json);
  return seeds.map(({ at, ...transaction }) => ({ ...transaction, date: toInstant(at, now) }));
}
