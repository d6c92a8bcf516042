import { brandSchema } from '@quarterdeck/contract/entities/brand';
import { productCategorySchema } from '@quarterdeck/contract/entities/productCategory';
import { vendorSchema } from '@quarterdeck/contract/entities/vendor';
import * as z from 'zod/mini';
import { loadOnce } from '../core/loadOnce';

const choicesSchema = z.object({
  categories: z.array(productCategorySchema),
  brands: z.array(brandSchema),
  vendors: z.array(vendorSchema),
});
export type ProductChoices = z.infer<typeof choicesSchema>;

/** What a product can be filed under. */
export const loadProductChoices = loadOnce(async (): Promise<ProductChoices> => {
  const { default: json } = await import('./seeds/choices.json');
  return z.parse(choicesSchema, json);
});
