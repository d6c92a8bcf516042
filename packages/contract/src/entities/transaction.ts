import * as z from 'zod/mini';

export const transactionIdSchema = z.string().check(z.minLength(1), z.maxLength(100)).brand<'TransactionId'>();
export type TransactionId = z.infer<typeof transactionIdSchema>;

export const transactionStatuses = ['completed', 'pending'] as const;
export type TransactionStatus = (typeof transactionStatuses)[number];

export const transactionSchema = z.object({
  id: transactionIdSchema,
  /** The bank's own number, as a statement prints it. */
  transactionId: z.string(),
  name: z.string(),
  /** US dollars in major units; negative is outgoing. */
  amount: z.number(),
  status: z.enum(transactionStatuses),
  /** ISO 8601 instant, UTC. */
  date: z.iso.datetime(),
});
export type Transaction = z.infer<typeof transactionSchema>;
