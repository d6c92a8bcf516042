import { defaultCurrency } from '@quarterdeck/contract/entities/currency';
import { projectIdSchema } from '@quarterdeck/contract/entities/project';
import { receiptSchema, type Receipt, type ReceiptLine } from '@quarterdeck/contract/entities/receipt';
import type { Requirement } from '@quarterdeck/contract/entities/requirement';
import * as z from 'zod/mini';
import { seedMomentSchema, toInstant } from '../core/seedMoment';
import { amountsOf, nextReceiptNumber } from './receipts';

/** A receipt in `seeds/receipts.json`: its lines are named by the requirements. */
const receiptSeedSchema = z.object({
  id: receiptSchema.shape.id,
  requirementIds: z.array(z.string()),
  paid: seedMomentSchema,
  billing: receiptSchema.shape.billing,
  card: receiptSchema.shape.card,
});

/** Reads the seed file, oldest first; days are counted from the day of `now`. */
export function readReceiptSeeds(json: unknown, requirements: ReadonlyMap<string, Requirement>, now: Date): Receipt[] {
  const projectId = z.parse(projectIdSchema, 'project-01');
  const receipts: Receipt[] = [];
  for (const { id, requirementIds, paid, billing, card } of z.parse(z.array(receiptSeedSchema), json)) {
    const paidAt = toInstant(paid, now);
    const lines = requirementIds.map((requirementId): ReceiptLine => {
      const requirement = requirements.get(requirementId);
      if (requirement === undefined) throw new Error(`${id} names ${requirementId}, which is not in the marketplace`);
      return { requirementId: requirement.id, title: requirement.title, price: requirement.price };
    });
    const number = nextReceiptNumber(receipts, paidAt);
    receipts.push({ id, number, projectId, lines, ...amountsOf(lines, defaultCurrency), billing, card, paidAt });
  }
  return receipts;
}
