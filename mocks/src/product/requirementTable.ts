import { defaultCurrency } from '@quarterdeck/contract/entities/currency';
import { requirementSchema, type Requirement } from '@quarterdeck/contract/entities/requirement';
import * as z from 'zod/mini';
import { _default as withDefault } from 'zod/mini';
import { defineTable } from '../core/table';

/** A requirement in `seeds/requirements.json`. */
const requirementSeedSchema = z.extend(requirementSchema, {
  currency: withDefault(requirementSchema.shape.currency, defaultCurrency),
  dependsOn: withDefault(requirementSchema.shape.dependsOn, []),
});

/** The first requirements, by id. */
export async function loadRequirements(): Promise<Map<string, Requirement>> {
  const { default: json } = await import('./seeds/requirements.json');
  return new Map(z.parse(z.array(requirementSeedSchema), json).map((requirement) => [requirement.id, requirement]));
}

export const requirementTable = defineTable<Requirement>({
  name: 'product.requirements',
  schema: requirementSchema,
  seed: async () => [...(await loadRequirements()).values()],
  list: { vary: (copy, index) => ({ ...copy, title: `${copy.title} ${index + 1}` }) },
});
