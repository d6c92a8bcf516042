import { productSchema, type Product } from '@quarterdeck/contract/entities/product';
import { priceWithTax } from '@quarterdeck/contract/rules/productPrice';
import * as z from 'zod/mini';
import { defineTable } from '../core/table';
import { largeInventoryTagId } from './inventoryTagTable';

/** A product in `seeds/products.json`: its price is computed, and it has no pictures. */
const productSeedSchema = z.omit(productSchema, { price: true, thumbnail: true, images: true });

export const productTable = defineTable<Product>({
  name: 'ecommerce.products',
  schema: productSchema,
  seed: async () => {
    const { default: json } = await import('./seeds/products.json');
    return z.parse(z.array(productSeedSchema), json).map((seed) => ({
      ...seed,
      price: priceWithTax(seed.basePrice, seed.taxPercent),
      thumbnail: null,
      images: [],
    }));
  },
  list: {
    vary: (copy, index) => ({
      ...copy,
      name: `${copy.name} ${index + 1}`,
      sku: `${copy.sku ?? 'QD'}-${index + 1}`,
      tags: [largeInventoryTagId(index)],
    }),
  },
});
