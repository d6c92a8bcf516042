import { inventoryTagSchema, type InventoryTag } from '@quarterdeck/contract/entities/inventoryTag';
import { newProduct, productIdSchema, productSchema, type Product } from '@quarterdeck/contract/entities/product';
import { priceWithTax } from '@quarterdeck/contract/rules/productPrice';
import * as z from 'zod/mini';

/** A product by hand: what is not given is as in one that is on sale; the price follows from base price and tax. */
export function buildProduct(overrides: Partial<z.input<typeof productSchema>> = {}): Product {
  const { basePrice = 24.9, taxPercent = 18 } = overrides;
  return z.parse(productSchema, {
    ...newProduct(z.parse(productIdSchema, 'product-built')),
    category: 'category-unisex',
    name: 'Signal flag pennant',
    sku: 'TD-FLA-001',
    stock: 40,
    basePrice,
    taxPercent,
    price: priceWithTax(basePrice, taxPercent),
    active: true,
    ...overrides,
  });
}

export function buildInventoryTag(overrides: Partial<z.input<typeof inventoryTagSchema>> = {}): InventoryTag {
  return z.parse(inventoryTagSchema, { id: 'inventory-tag-built', title: 'Boat show', ...overrides });
}
