import {
  inventoryTagIdSchema,
  inventoryTagSchema,
  type InventoryTag,
  type InventoryTagId,
} from '@quarterdeck/contract/entities/inventoryTag';
import * as z from 'zod/mini';
import { defineTable } from '../core/table';

/** Tags are a vocabulary: this is a long one, ten thousand would test nothing that happens. */
const largeSize = 60;

/** One of the tags that are made for `large`, a different one for each of several products in a row. */
export function largeInventoryTagId(index: number): InventoryTagId {
  return z.parse(inventoryTagIdSchema, `large-${largeSize - 1 - (index % 50)}`);
}

export const inventoryTagTable = defineTable<InventoryTag>({
  name: 'ecommerce.tags',
  schema: inventoryTagSchema,
  seed: async () => {
    const { default: json } = await import('./seeds/inventoryTags.json');
    return z.parse(z.array(inventoryTagSchema), json);
  },
  list: {
    largeSize,
    vary: (copy, index) => ({ ...copy, title: `${copy.title} ${index + 1}` }),
  },
});
