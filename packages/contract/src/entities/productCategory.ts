import * as z from 'zod/mini';

export const productCategoryIdSchema = z.string().check(z.minLength(1), z.maxLength(100)).brand<'ProductCategoryId'>();
export type ProductCategoryId = z.infer<typeof productCategoryIdSchema>;

export const productCategorySchema = z.object({
  id: productCategoryIdSchema,
  /** Null at the top. */
  parentId: z.nullable(productCategoryIdSchema),
  name: z.string(),
  /** The name as a part of an address. */
  slug: z.string(),
});
export type ProductCategory = z.infer<typeof productCategorySchema>;
