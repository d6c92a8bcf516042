import * as z from 'zod/mini';

export const inventoryTagIdSchema = z.string().check(z.minLength(1), z.maxLength(100)).brand<'InventoryTagId'>();
export type InventoryTagId = z.infer<typeof inventoryTagIdSchema>;

export const inventoryTagSchema = z.object({
  id: inventoryTagIdSchema,
  title: z.string().check(z.maxLength(200)),
});
export type InventoryTag = z.infer<typeof inventoryTagSchema>;
