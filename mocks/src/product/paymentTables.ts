import {
  checkoutSessionIdSchema,
  checkoutSessionStatuses,
  newCheckoutSessionSchema,
} from '@quarterdeck/contract/entities/checkoutSession';
import { projectIdSchema } from '@quarterdeck/contract/entities/project';
import { receiptIdSchema, receiptSchema, type Receipt } from '@quarterdeck/contract/entities/receipt';
import * as z from 'zod/mini';
import { defineTable } from '../core/table';
import { readReceiptSeeds } from './receiptSeed';
import { loadRequirements } from './requirementTable';

/** Receipts under `large`: a project is paid a few times, so this is many. */
const manyReceipts = 60;

async function seedReceipts(now: Date): Promise<Receipt[]> {
  const [{ default: json }, requirements] = await Promise.all([import('./seeds/receipts.json'), loadRequirements()]);
  return readReceiptSeeds(json, requirements, now);
}

export const receiptTable = defineTable<Receipt>({
  name: 'product.receipts',
  schema: receiptSchema,
  seed: seedReceipts,
  list: {
    largeSize: manyReceipts,
    vary: (copy, index) => ({ ...copy, number: copy.number.replace(/\d+$/, String(index + 1).padStart(4, '0')) }),
  },
});

/** A checkout session with all that the server knows about it. */
export const checkoutRecordSchema = z.extend(newCheckoutSessionSchema, {
  projectId: projectIdSchema,
  requirementIds: z.array(z.string()),
  /** Known only by way of the return address: who asks with it has come back from the provider. */
  reference: checkoutSessionIdSchema,
  status: z.enum(checkoutSessionStatuses),
  receiptId: z.nullable(receiptIdSchema),
  /** In which it is paid; absent in sessions that an older version stored. */
  currency: z.optional(receiptSchema.shape.currency),
  billing: receiptSchema.shape.billing,
  card: receiptSchema.shape.card,
  createdAt: z.iso.datetime(),
});
export type CheckoutRecord = z.infer<typeof checkoutRecordSchema>;

/** The sessions of the first receipts, named after them, and what is created. */
export const checkoutTable = defineTable<CheckoutRecord>({
  name: 'product.checkouts',
  schema: checkoutRecordSchema,
  seed: async (now) =>
    (await seedReceipts(now)).map(({ id, projectId, lines, paidAt }) => {
      const sessionId = id.replace('receipt', 'checkout');
      return z.parse(checkoutRecordSchema, {
        ...checkoutAddresses(sessionId, `${sessionId}-return`),
        id: sessionId,
        projectId,
        requirementIds: lines.map(({ requirementId }) => requirementId),
        status: 'complete',
        receiptId: id,
        createdAt: paidAt,
      });
    }),
  list: { largeSize: manyReceipts },
});

/** What a provider is given beside the session's id. */
export function checkoutAddresses(id: string, reference: string) {
  return {
    reference: z.parse(checkoutSessionIdSchema, reference),
    clientSecret: `${id}-secret`,
    url: `/payment/success?session=${encodeURIComponent(reference)}`,
  };
}
