import * as z from 'zod/mini';
import { _default as withDefault } from 'zod/mini';
import { endpoint } from '../endpoint';
import { brandSchema } from '../entities/brand';
import { inventoryTagIdSchema, inventoryTagSchema } from '../entities/inventoryTag';
import { paginationSchema } from '../entities/pagination';
import {
  productIdSchema,
  productPageSize,
  productPageSizeLimit,
  productPatchSchema,
  productSchema,
  productSorts,
} from '../entities/product';
import { productCategorySchema } from '../entities/productCategory';
import { vendorSchema } from '../entities/vendor';
import { queryInteger } from '../queryValues';

const tagTitle = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));

export const listProductCategories = endpoint({
  id: 'inventory.categories.list',
  method: 'GET',
  path: 'api/apps/ecommerce/inventory/categories',
  response: z.array(productCategorySchema),
});

export const listBrands = endpoint({
  id: 'inventory.brands.list',
  method: 'GET',
  path: 'api/apps/ecommerce/inventory/brands',
  response: z.array(brandSchema),
});

export const listInventoryTags = endpoint({
  id: 'inventory.tags.list',
  method: 'GET',
  path: 'api/apps/ecommerce/inventory/tags',
  response: z.array(inventoryTagSchema),
});

export const listVendors = endpoint({
  id: 'inventory.vendors.list',
  method: 'GET',
  path: 'api/apps/ecommerce/inventory/vendors',
  response: z.array(vendorSchema),
});

/**
 * One page of products. Pages are counted from 0, but the default is 1: who leaves `page` out gets the second one.
 * Beyond the last page there are no products and no more than the number of pages.
 */
export const listProducts = endpoint({
  id: 'inventory.products.list',
  method: 'GET',
  path: 'api/apps/ecommerce/inventory/products',
  query: z.object({
    search: withDefault(z.string(), ''),
    sort: withDefault(z.enum(productSorts), 'name'),
    order: withDefault(z.enum(['asc', 'desc']), 'asc'),
    page: withDefault(queryInteger(0, Number.MAX_SAFE_INTEGER), 1),
    size: withDefault(queryInteger(1, productPageSizeLimit), productPageSize),
  }),
  response: z.object({
    products: z.nullable(z.array(productSchema)),
    pagination: z.union([paginationSchema, z.object({ lastPage: paginationSchema.shape.lastPage })]),
  }),
  delayMs: 300,
});

export const getProduct = endpoint({
  id: 'inventory.product.get',
  method: 'GET',
  path: 'api/apps/ecommerce/inventory/product',
  query: z.object({ id: productIdSchema }),
  response: productSchema,
});

/** Stored before all others. */
export const createProduct = endpoint({
  id: 'inventory.product.create',
  method: 'POST',
  path: 'api/apps/ecommerce/inventory/product',
  response: productSchema,
});

/** The price follows from `basePrice` and `taxPercent`. */
export const updateProduct = endpoint({
  id: 'inventory.product.update',
  method: 'PATCH',
  path: 'api/apps/ecommerce/inventory/product',
  body: z.object({ id: productIdSchema, product: productPatchSchema }),
  response: productSchema,
});

export const deleteProduct = endpoint({
  id: 'inventory.product.delete',
  method: 'DELETE',
  path: 'api/apps/ecommerce/inventory/product',
  query: z.object({ id: productIdSchema }),
  response: z.literal(true),
});

/** Stored before all others. */
export const createInventoryTag = endpoint({
  id: 'inventory.tag.create',
  method: 'POST',
  path: 'api/apps/ecommerce/inventory/tag',
  body: z.object({ tag: z.object({ title: tagTitle }) }),
  response: inventoryTagSchema,
});

export const updateInventoryTag = endpoint({
  id: 'inventory.tag.update',
  method: 'PATCH',
  path: 'api/apps/ecommerce/inventory/tag',
  body: z.object({ id: inventoryTagIdSchema, tag: z.object({ title: z.optional(tagTitle) }) }),
  response: inventoryTagSchema,
});

export const deleteInventoryTag = endpoint({
  id: 'inventory.tag.delete',
  method: 'DELETE',
  path: 'api/apps/ecommerce/inventory/tag',
  query: z.object({ id: inventoryTagIdSchema }),
  response: z.literal(true),
});

/** Gives several products the same values; answers them in the order of `ids`. */
export const updateProducts = endpoint({
  id: 'inventory.products.update',
  method: 'PATCH',
  path: 'api/apps/ecommerce/inventory/products',
  body: z.object({
    ids: z.array(productIdSchema).check(z.minLength(1), z.maxLength(10_000)),
    product: productPatchSchema,
  }),
  response: z.array(productSchema),
});
