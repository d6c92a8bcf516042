import * as z from 'zod/mini';

export const brandIdSchema = z.string().check(z.minLength(1), z.maxLength(100)).brand<'BrandId'>();
export type BrandId = z.infer<typeof brandIdSchema>;

export const brandSchema = z.object({
  id: brandIdSchema,
  name: z.string(),
  /** The name as a part of an address. */
  slug: z.string(),
});
export type Brand = z.infer<typeof brandSchema>;
