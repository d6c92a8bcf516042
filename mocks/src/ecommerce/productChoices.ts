import { brandSchema } from '@quarterdeck/contract/entities/brand';
import { productCategorySchema } from '@quarterdeck/contract/entities/productCategory';
import { vendorSchema } from '@quarterdeck/contract/entities/vendor';
import * as z from 'zod/mini';

const choicesSchema = z.object({
  categories: z.array(productCategorySchema),
  brands: z.array(brandSchema),
  vendors: z.array(vendorSchema),
});
export type ProductChoices = z.infer<typeof choicesSchema>;

/** What a product can be filed under; no call and no scenario changes it. */
export async function loadProductChoices(): Promise<ProductChoices> {
  const { default: json } = await import('./seeds/choices.json');
  return z.parse(choicesSchema, json);
}
