import { createProduct, listProducts } from '@quarterdeck/contract/endpoints/ecommerce';
import { productSorts, type Product, type ProductSort } from '@quarterdeck/contract/entities/product';
import { describe, expect, it } from 'vitest';
import { testClient, type MockClient } from '../testing/clientOf';
import { changeProduct, listedProducts } from '../testing/inventoryCalls';

type Query = Parameters<typeof ask>[1];
const ask = async (
  { call }: MockClient,
  query: { search?: string; sort?: ProductSort; order?: 'asc' | 'desc'; page?: number; size?: number },
) => (await call(listProducts, { query })).body;

const productsOf = async (client: MockClient, query: Query) =>
  (await ask(client, { page: 0, size: 1_000, ...query })).products ?? [];

describe('inventory.products.list', () => {
  it('finds products whose name contains the text, whatever its case and accents', async () => {
    const client = testClient();
    for (const search of ['jacket', 'JACKET', ' jáckët ']) {
      const found = await productsOf(client, { search });
      expect(found.map(({ id }) => id).toSorted()).toEqual(['product-01', 'product-02']);
    }
    expect(await productsOf(client, { search: 'taped seams' })).toEqual([]);
    expect(await productsOf(client, { search: '.*' })).toEqual([]);
  });

  it('sorts by name, ascending, without a wish', async () => {
    const names = (await productsOf(testClient(), {})).map(({ name }) => name);
    expect(names).toHaveLength(50);
    expect(names).toEqual(names.toSorted(new Intl.Collator('en', { numeric: true }).compare));
  });

  it.each(['sku', 'name', 'active'] as const)('sorts %s as text, both ways', async (sort) => {
    const client = testClient();
    const texts = async (order: 'asc' | 'desc') =>
      (await productsOf(client, { sort, order })).map((product) => String(product[sort] ?? ''));
    const { compare } = new Intl.Collator('en', { numeric: true });
    const ascending = await texts('asc');
    expect(ascending).toEqual(ascending.toSorted(compare));
    expect(await texts('desc')).toEqual(ascending.toSorted((a, b) => compare(b, a)));
  });

  it.each(productSorts.filter((sort) => sort !== 'sku' && sort !== 'name' && sort !== 'active'))(
    'sorts %s as numbers, both ways',
    async (sort) => {
      const client = testClient();
      const numbers = async (order: 'asc' | 'desc') =>
        (await productsOf(client, { sort, order })).map((product) => product[sort]);
      const ascending = await numbers('asc');
      expect(ascending).toEqual(ascending.toSorted((a, b) => a - b));
      expect(await numbers('desc')).toEqual(ascending.toReversed());
    },
  );

  it('shows each product once when the pages are read one after the other, also where all are equal', async () => {
    const client = testClient();
    const ids: string[] = [];
    for (let page = 0; page < 5; page += 1) {
      const { products } = await ask(client, { sort: 'active', page });
      ids.push(...(products ?? []).map(({ id }: Product) => id));
    }
    expect(new Set(ids).size).toBe(50);
  });

  it('has ten products on a page and says where it stands', async () => {
    const client = testClient();
    const { products, pagination } = await ask(client, { page: 2 });
    expect(products).toEqual((await listedProducts(client)).slice(20, 30));
    expect(pagination).toEqual({ length: 50, size: 10, page: 2, lastPage: 5, startIndex: 20, endIndex: 29 });
  });

  it('says so on a last page that is not full', async () => {
    const { products, pagination } = await ask(testClient(), { page: 3, size: 16 });
    expect(products).toHaveLength(2);
    expect(pagination).toEqual({ length: 50, size: 16, page: 3, lastPage: 4, startIndex: 48, endIndex: 49 });
  });

  it('answers the second page when no page is given', async () => {
    const client = testClient();
    expect(await ask(client, {})).toEqual(await ask(client, { page: 1 }));
  });

  it('answers null and only the number of pages beyond the last page', async () => {
    const client = testClient();
    for (const page of [5, 6, 99_999]) {
      expect(await ask(client, { page })).toEqual({ products: null, pagination: { lastPage: 5 } });
    }
    expect(await ask(client, { search: 'no such thing', page: 1 })).toEqual({
      products: null,
      pagination: { lastPage: 1 },
    });
  });

  it('has one empty page when there is nothing', async () => {
    const nothing = {
      products: [],
      pagination: { length: 0, size: 10, page: 0, lastPage: 1, startIndex: 0, endIndex: -1 },
    };
    expect(await ask(testClient({ scenario: 'empty' }), { page: 0 })).toEqual(nothing);
    expect(await ask(testClient(), { search: 'no such thing', page: 0 })).toEqual(nothing);
  });

  it('moves numbers into their range', async () => {
    const client = testClient();
    expect((await ask(client, { page: -3 })).pagination).toMatchObject({ page: 0 });
    expect((await ask(client, { page: 0, size: 0 })).pagination).toMatchObject({ size: 1 });
    expect((await ask(client, { page: 0, size: 5_000 })).pagination).toMatchObject({ size: 1_000 });
  });

  it.each(['sort=colour', 'sort=id', 'order=up', 'page=two', 'size=all'])('refuses %s', async (query) => {
    const answer = await testClient().send('GET', `api/apps/ecommerce/inventory/products?${query}`);
    expect(answer).toMatchObject({
      status: 400,
      body: { error: { code: 'invalid_request', fieldErrors: { [query.split('=')[0] ?? '']: expect.any(String) } } },
    });
  });

  it('is up to date after a product was made and renamed', async () => {
    const client = testClient();
    await listedProducts(client);
    const { body } = await client.call(createProduct, {});
    expect((await productsOf(client, { search: 'a new product' })).map(({ id }) => id)).toEqual([body.id]);
    await changeProduct(client, body.id, { name: 'Zeppelin kite' });
    expect((await listedProducts(client)).at(-1)?.name).toBe('Zeppelin kite');
    expect(await productsOf(client, { search: 'a new product' })).toEqual([]);
  });

  it('takes 300 ms, unlike the other calls of the area', async () => {
    expect(listProducts.delayMs).toBe(300);
    expect(createProduct).not.toHaveProperty('delayMs');
  });
});
