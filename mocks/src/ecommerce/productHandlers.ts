import * as calls from '@quarterdeck/contract/endpoints/ecommerce';
import { newProduct, productIdSchema, type Product, type ProductPatch } from '@quarterdeck/contract/entities/product';
import { priceWithTax } from '@quarterdeck/contract/rules/productPrice';
import * as z from 'zod/mini';
import type { Collection } from '../core/collection';
import type { Tables } from '../core/table';
import { invalid, notFound } from '../core/failure';
import { handle, type MockHandler } from '../core/handle';
import { inventoryTagTable } from './inventoryTagTable';
import { loadProductChoices } from './productChoices';
import { productTable } from './productTable';

const noProduct = (id: string) => notFound(`No product with id ${id}`);

export const productHandlers: readonly MockHandler[] = [
  handle(calls.getProduct, async ({ query: { id } }, { db }) => find(await db.open(productTable), id)),

  handle(calls.createProduct, async (_, { db, newId }) => {
    const products = await db.open(productTable);
    return products.insert(newProduct(z.parse(productIdSchema, newId())), 'start');
  }),

  handle(calls.updateProduct, async ({ body: { id, product } }, { db }) => {
    const [products, changes] = await Promise.all([db.open(productTable), checked(product, db)]);
    return change(products, find(products, id), changes);
  }),

  handle(calls.updateProducts, async ({ body: { ids, product } }, { db }) => {
    const [products, changes] = await Promise.all([db.open(productTable), checked(product, db)]);
    const wanted = [...new Set(ids)].map((id) => find(products, id));
    return wanted.map((one) => change(products, one, changes));
  }),

  handle(calls.deleteProduct, async ({ query: { id } }, { db }) => {
    if (!(await db.open(productTable)).remove(id)) throw noProduct(id);
    return true as const;
  }),
];

function find(products: Collection<Product>, id: string): Product {
  const product = products.get(id);
  if (product === undefined) throw noProduct(id);
  return product;
}

/** The changes with known tags only. @throws Failure 400 when a category, brand or vendor is none. */
async function checked(changes: ProductPatch, db: Tables): Promise<ProductPatch> {
  const [tags, { categories, brands, vendors }] = await Promise.all([db.open(inventoryTagTable), loadProductChoices()]);
  const requireOne = (field: string, id: string | null | undefined, list: readonly { id: string }[]) => {
    if (id && !list.some((one) => one.id === id)) {
      throw invalid(`No ${field} with id ${id}`, { [`product.${field}`]: `Is no ${field}` });
    }
  };
  requireOne('category', changes.category, categories);
  requireOne('brand', changes.brand, brands);
  requireOne('vendor', changes.vendor, vendors);
  return changes.tags === undefined ? changes : { ...changes, tags: tags.known(changes.tags) };
}

function change(products: Collection<Product>, product: Product, changes: ProductPatch): Product {
  const { basePrice = product.basePrice, taxPercent = product.taxPercent } = changes;
  return products.patch(product.id, { ...changes, price: priceWithTax(basePrice, taxPercent) }) ?? product;
}
