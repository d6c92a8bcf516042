import { listInventoryTags, listProducts } from '@quarterdeck/contract/endpoints/ecommerce';
import { productSchema, taxPercents } from '@quarterdeck/contract/entities/product';
import { priceWithTax } from '@quarterdeck/contract/rules/productPrice';
import { slugOf } from '@quarterdeck/contract/rules/slug';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { testClient } from '../testing/clientOf';
import { faultsOf, idsOf, seed } from '../testing/firstData';
import { buildInventoryTag, buildProduct } from './buildProduct';
import { inventoryTagTable } from './inventoryTagTable';
import { loadProductChoices } from './productChoices';
import { productTable } from './productTable';

/** Whether 13 digits are an EAN: the last one checks the others (GS1 General Specifications, 7.9). */
const isEan = (code: string) =>
  /^\d{13}$/.test(code) &&
  Array.from(code).reduce((sum, digit, index) => sum + Number(digit) * (index % 2 ? 3 : 1), 0) % 10 === 0;

describe('the first data of the inventory', () => {
  it('have ids of their own and fit their schemas, also enlarged', async () => {
    const faults = await Promise.all([faultsOf(productTable), faultsOf(inventoryTagTable)]);
    expect(faults.flat()).toEqual([]);
  });

  it('have 50 products with numbers of their own, in all categories and of all brands and vendors', async () => {
    const [products, { categories, brands, vendors }] = await Promise.all([seed(productTable), loadProductChoices()]);
    expect(products).toHaveLength(50);
    for (const code of ['sku', 'barcode'] as const) {
      const codes = products.flatMap((product) => product[code] ?? []);
      expect(new Set(codes).size).toBe(codes.length);
    }
    const named = (key: 'category' | 'brand' | 'vendor') => new Set(products.flatMap((product) => product[key] || []));
    expect(named('category')).toEqual(idsOf(categories));
    expect(named('brand')).toEqual(idsOf(brands));
    expect(named('vendor')).toEqual(idsOf(vendors));
  });

  it('have slugs of their names', async () => {
    const { categories, brands, vendors } = await loadProductChoices();
    for (const { name, slug } of [...categories, ...brands, ...vendors]) expect(slug).toBe(slugOf(name));
  });

  it('name only tags that there are, each tag at least once, also enlarged', async () => {
    for (const scenario of ['success', 'large'] as const) {
      const { call } = testClient({ scenario });
      const known = idsOf((await call(listInventoryTags, {})).body);
      const { products } = (await call(listProducts, { query: { page: 0, size: 1_000 } })).body;
      const named = new Set((products ?? []).flatMap(({ tags }) => tags));
      expect([...named].filter((id) => !known.has(id))).toEqual([]);
    }
    const named = new Set((await seed(productTable)).flatMap(({ tags }) => tags));
    expect((await seed(inventoryTagTable)).filter(({ id }) => !named.has(id))).toEqual([]);
  });

  it('have prices that follow from base price and tax, with all rates, and cost less than they bring', async () => {
    const products = (await seed(productTable)).filter(({ basePrice }) => basePrice > 0);
    for (const { name, cost, basePrice, taxPercent, price } of products) {
      expect({ name, price }).toEqual({ name, price: priceWithTax(basePrice, taxPercent) });
      expect({ name, brings: cost < basePrice }).toEqual({ name, brings: true });
    }
    const rates = new Set(products.map(({ taxPercent }) => taxPercent));
    expect([...rates].filter((rate) => !taxPercents.some((known) => known === rate))).toEqual([]);
    expect(rates.size).toBeGreaterThanOrEqual(4);
  });

  it('have barcodes that can be scanned', async () => {
    for (const { barcode } of await seed(productTable)) expect(barcode ?? '2000000401379').toSatisfy(isEan);
  });

  it('have products of every kind: sold out, scarce, many, all reserved, off sale, a draft without a description', async () => {
    const products = await seed(productTable);
    expect(products.some(({ stock, active }) => stock === 0 && active)).toBe(true);
    expect(products.some(({ stock }) => stock > 0 && stock < 5)).toBe(true);
    expect(products.some(({ stock }) => stock > 100)).toBe(true);
    expect(products.some(({ stock, reserved }) => stock > 0 && stock === reserved)).toBe(true);
    expect(products.filter(({ active }) => !active).length).toBeGreaterThanOrEqual(3);
    expect(products.some(({ description }) => description === null)).toBe(true);
    expect(products.some(({ name }) => name.length > 80)).toBe(true);
  });
});

describe('builders of the inventory', () => {
  it('make records of their schemas, take overrides and refuse what no record could be', () => {
    expect(z.safeParse(productSchema, buildProduct()).success).toBe(true);
    expect(buildProduct({ basePrice: 10, taxPercent: 20 })).toMatchObject({ price: 12, active: true });
    expect(buildInventoryTag({ title: 'Gift' })).toEqual({ id: 'inventory-tag-built', title: 'Gift' });
    expect(() => buildProduct({ stock: -1 })).toThrow(z.core.$ZodError);
  });
});
