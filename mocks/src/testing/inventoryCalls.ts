import { getProduct, listProducts, updateProduct } from '@quarterdeck/contract/endpoints/ecommerce';
import { inventoryTagIdSchema, type InventoryTagId } from '@quarterdeck/contract/entities/inventoryTag';
import {
  productIdSchema,
  type Product,
  type ProductId,
  type ProductPatch,
} from '@quarterdeck/contract/entities/product';
import * as z from 'zod/mini';
import type { Answer, MockClient } from './clientOf';

export function productId(id: string): ProductId {
  return z.parse(productIdSchema, id);
}

export function inventoryTagId(id: string): InventoryTagId {
  return z.parse(inventoryTagIdSchema, id);
}

/** All products by name. */
export async function listedProducts({ call }: MockClient): Promise<Product[]> {
  return (await call(listProducts, { query: { page: 0, size: 1_000 } })).body.products ?? [];
}

export async function readProduct({ call }: MockClient, id: string): Promise<Product> {
  return (await call(getProduct, { query: { id: productId(id) } })).body;
}

/** The answer may be a refusal, whatever its type says. */
export function changeProduct({ call }: MockClient, id: string, product: ProductPatch): Promise<Answer<Product>> {
  return call(updateProduct, { body: { id: productId(id), product } });
}
