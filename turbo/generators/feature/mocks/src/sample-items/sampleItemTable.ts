import { sampleItemSchema, type SampleItem } from '@quarterdeck/contract/entities/sampleItem';
import * as z from 'zod/mini';
import { defineTable } from '../core/table';
import { defineTrash } from '../core/trash';

/** The newest first. */
export const sampleItemTable = defineTable<SampleItem>({
  name: 'sample-items.records',
  schema: sampleItemSchema,
  seed: async () => {
    const { default: json } = await import('./seeds/sampleItems.json');
    return z.parse(z.array(sampleItemSchema), json);
  },
  list: { vary: (copy, index) => ({ ...copy, title: `${copy.title} ${index + 1}` }) },
});

export const deletedSampleItemTable = defineTrash('sample-items.deleted', sampleItemSchema);
