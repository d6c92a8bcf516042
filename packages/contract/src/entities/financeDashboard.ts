import * as z from 'zod/mini';
import { daySeriesSchema } from './series';
import { transactionSchema } from './transaction';

export const statementStatuses = ['paid', 'pending'] as const;
export type StatementStatus = (typeof statementStatuses)[number];

/** A month of the company card. */
export const statementSchema = z.object({
  status: z.enum(statementStatuses),
  /** When it was closed, or will be; ISO 8601 instant, UTC. */
  date: z.iso.datetime(),
  limit: z.number(),
  spent: z.number(),
  /** What has to be paid back at least. */
  minimum: z.number(),
});
export type Statement = z.infer<typeof statementSchema>;

/** Amounts are US dollars in major units. */
export const financeDashboardSchema = z.object({
  accountBalance: z.object({
    /** Change of the actual balance over the series, in percent. */
    growRate: z.number(),
    /** Average monthly income. */
    ami: z.number(),
    /** Twelve months in steps of three days, up to today. */
    series: z.tuple([
      z.extend(daySeriesSchema, { name: z.literal('Predicted') }),
      z.extend(daySeriesSchema, { name: z.literal('Actual') }),
    ]),
  }),
  budget: z.object({
    expenses: z.number(),
    expensesLimit: z.number(),
    savings: z.number(),
    savingsGoal: z.number(),
    bills: z.number(),
    billsLimit: z.number(),
  }),
  previousStatement: statementSchema,
  currentStatement: statementSchema,
  /** Newest first. */
  recentTransactions: z.array(transactionSchema),
});
export type FinanceDashboard = z.infer<typeof financeDashboardSchema>;
