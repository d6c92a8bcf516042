import * as z from 'zod/mini';

export const vendorIdSchema = z.string().check(z.minLength(1), z.maxLength(100)).brand<'VendorId'>();
export type VendorId = z.infer<typeof vendorIdSchema>;

export const vendorSchema = z.object({
  id: vendorIdSchema,
  name: z.string(),
  /** The name as a part of an address. */
  slug: z.string(),
});
export type Vendor = z.infer<typeof vendorSchema>;
