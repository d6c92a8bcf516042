import * as z from 'zod/mini';
import { brandIdSchema } from './brand';
import { priceSchema } from './currency';
import { inventoryTagIdSchema } from './inventoryTag';
import { productCategoryIdSchema } from './productCategory';
import { vendorIdSchema } from './vendor';

export const productIdSchema = z.string().check(z.minLength(1), z.maxLength(100)).brand<'ProductId'>();
export type ProductId = z.infer<typeof productIdSchema>;

/** Tax rates that a form offers, in percent. A new product has none yet. */
export const taxPercents = [8, 10, 18, 20, 30] as const;

/** Longest texts that a write accepts, in UTF-16 units. */
export const productNameMaxLength = 200;
export const productDescriptionMaxLength = 20_000;

const nothing = z.literal('');
const code = z.nullable(z.string().check(z.trim(), z.maxLength(100)));
const pieces = z.int().check(z.nonnegative(), z.maximum(1_000_000_000));
/** Address of an image or a data URL. */
const picture = z.string().check(z.minLength(1), z.maxLength(1_500_000));

/** Where something may be chosen, nothing is an empty text or null. Amounts are in major units of one currency. */
export const productSchema = z.object({
  id: productIdSchema,
  category: z.union([productCategoryIdSchema, nothing]),
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(productNameMaxLength)),
  /** Plain text. */
  description: z.nullable(z.string().check(z.maxLength(productDescriptionMaxLength))),
  /** Ids of inventory tags, each at most once. */
  tags: z.array(inventoryTagIdSchema),
  /** Stock keeping unit: the house's own number. */
  sku: code,
  /** As it is scanned, such as the 13 digits of an EAN. */
  barcode: code,
  brand: z.nullable(z.union([brandIdSchema, nothing])),
  vendor: z.nullable(z.union([vendorIdSchema, nothing])),
  /** Pieces in the house. */
  stock: pieces,
  /** Pieces of the stock that are promised. More than there are is worth a warning, not a refusal. */
  reserved: pieces,
  /** What the house pays for a piece, without tax. */
  cost: priceSchema,
  /** Selling price without tax. */
  basePrice: priceSchema,
  taxPercent: z.number().check(z.nonnegative(), z.maximum(100)),
  /** Selling price with tax, as `priceWithTax` has it. */
  price: z.number().check(z.nonnegative()),
  /** In kilograms. */
  weight: z.number().check(z.nonnegative(), z.maximum(100_000)),
  /** Picture in the list; null shows none. */
  thumbnail: z.nullable(picture),
  /** In the order in which they are shown. */
  images: z.array(picture).check(z.maxLength(20)),
  /** Whether it is on sale. */
  active: z.boolean(),
});
export type Product = z.infer<typeof productSchema>;

/** What may be changed by a patch: everything but the id and the price, which follows from others. */
export const productPatchSchema = z.partial(z.omit(productSchema, { id: true, price: true }));
export type ProductPatch = z.infer<typeof productPatchSchema>;

/** Columns by which products can be sorted: `sku`, `name` and `active` as text, the others as numbers. */
export const productSorts = [
  'sku',
  'name',
  'active',
  'stock',
  'reserved',
  'cost',
  'basePrice',
  'taxPercent',
  'price',
  'weight',
] as const;
export type ProductSort = (typeof productSorts)[number];

/** Products on a page, and the most that a call answers. */
export const productPageSize = 10;
export const productPageSizeLimit = 1_000;

/** A new product as the API creates it: a name that says so, and nothing else. */
export function newProduct(id: ProductId): Product {
  return {
    id,
    category: '',
    name: 'A New Product',
    description: '',
    tags: [],
    sku: '',
    barcode: '',
    brand: '',
    vendor: '',
    stock: 0,
    reserved: 0,
    cost: 0,
    basePrice: 0,
    taxPercent: 0,
    price: 0,
    weight: 0,
    thumbnail: null,
    images: [],
    active: false,
  };
}
