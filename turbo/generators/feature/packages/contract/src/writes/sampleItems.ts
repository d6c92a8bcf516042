/** The parts of the writes of sample items, as the browser keeps them until they are answered. */
import * as z from 'zod/mini';
import { sampleItemIdSchema, sampleItemPatchSchema, sampleItemSchema } from '../entities/sampleItem';

/** What is to change in a sample item, and what stood there before. */
export const sampleItemChangeSchema = z.object({
  id: sampleItemIdSchema,
  before: z.optional(sampleItemPatchSchema),
  patch: sampleItemPatchSchema,
});
export type SampleItemChange = z.infer<typeof sampleItemChangeSchema>;

/** A sample item with its index in the list, so that it can return to its place. */
export const placedSampleItemSchema = z.object({ record: sampleItemSchema, index: z.int() });
export type PlacedSampleItem = z.infer<typeof placedSampleItemSchema>;
