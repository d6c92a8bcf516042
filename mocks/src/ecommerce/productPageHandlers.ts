import * as calls from '@quarterdeck/contract/endpoints/ecommerce';
import type { Product, ProductSort } from '@quarterdeck/contract/entities/product';
import { fold } from '@quarterdeck/contract/rules/fold';
import { paginate } from '@quarterdeck/contract/rules/paginate';
import { handle, type MockHandler } from '../core/handle';
import { memo, memoSort } from '../core/memo';
import { productTable } from './productTable';

type Compare = (a: Product, b: Product) => number;

const byWords = new Intl.Collator('en', { numeric: true });
const byText =
  (textOf: (product: Product) => string): Compare =>
  (a, b) =>
    byWords.compare(textOf(a), textOf(b));
const byNumber =
  (field: Exclude<ProductSort, 'sku' | 'name' | 'active'>): Compare =>
  (a, b) =>
    a[field] - b[field];

const comparisons: Readonly<Record<ProductSort, Compare>> = {
  sku: byText(({ sku }) => sku ?? ''),
  name: byText(({ name }) => name),
  active: byText(({ active }) => String(active)),
  stock: byNumber('stock'),
  reserved: byNumber('reserved'),
  cost: byNumber('cost'),
  basePrice: byNumber('basePrice'),
  taxPercent: byNumber('taxPercent'),
  price: byNumber('price'),
  weight: byNumber('weight'),
};

/** The sorting of each column in each direction; what is equal stays as it is stored. */
const sortings = new Map(
  Object.entries(comparisons).flatMap(([sort, compare]) => [
    [`${sort} asc`, memoSort(compare)] as const,
    [`${sort} desc`, memoSort<Product>((a, b) => compare(b, a))] as const,
  ]),
);

const foldedName = memo<Product, string>(({ name }) => fold(name));

export const productPageHandlers: readonly MockHandler[] = [
  handle(calls.listProducts, async ({ query: { search, sort, order, page, size } }, { db }) => {
    const products = (await db.open(productTable)).list();
    const needle = fold(search.trim());
    const sorted = sortings.get(`${sort} ${order}`)?.(products) ?? products;
    const found = needle === '' ? sorted : sorted.filter((product) => foldedName(product).includes(needle));
    const { records, pagination } = paginate(found, page, size);
    if (pagination.page !== page) return { products: null, pagination: { lastPage: pagination.lastPage } };
    return { products: records, pagination };
  }),
];
