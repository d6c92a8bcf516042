import * as z from 'zod/mini';

export const sampleItemIdSchema = z.string().check(z.minLength(1), z.maxLength(100)).brand<'SampleItemId'>();
export type SampleItemId = z.infer<typeof sampleItemIdSchema>;

/** Longest title and notes that a write accepts, in UTF-16 units. */
export const sampleItemTitleMaxLength = 200;
export const sampleItemNotesMaxLength = 20_000;

export const sampleItemSchema = z.object({
  id: sampleItemIdSchema,
  /** Plain text without spaces around it; never empty. */
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(sampleItemTitleMaxLength)),
  /** Plain text; may be empty. */
  notes: z.string().check(z.maxLength(sampleItemNotesMaxLength)),
});
export type SampleItem = z.infer<typeof sampleItemSchema>;

/** What may be changed by a patch: everything but the id. */
export const sampleItemPatchSchema = z.partial(z.omit(sampleItemSchema, { id: true }));
export type SampleItemPatch = z.infer<typeof sampleItemPatchSchema>;
