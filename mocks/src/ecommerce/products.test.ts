import {
  createProduct,
  deleteProduct,
  getProduct,
  listBrands,
  listProductCategories,
  listProducts,
  listVendors,
  updateProducts,
} from '@quarterdeck/contract/endpoints/ecommerce';
import { newProduct, type ProductPatch } from '@quarterdeck/contract/entities/product';
import { describe, expect, it } from 'vitest';
import { testClient, type MockClient } from '../testing/clientOf';
import { changeProduct, inventoryTagId, listedProducts, productId, readProduct } from '../testing/inventoryCalls';

const notFound = (id: string) => ({
  status: 404,
  body: { error: { code: 'not_found', message: `No product with id ${id}` } },
});

describe('inventory.categories.list', () => {
  it('answers Mens, Ladies and Unisex', async () => {
    const { body } = await testClient().call(listProductCategories, {});
    expect(body.map(({ name }) => name)).toEqual(['Mens', 'Ladies', 'Unisex']);
  });
});

describe('inventory.brands.list', () => {
  it('answers five brands', async () => {
    expect((await testClient().call(listBrands, {})).body).toHaveLength(5);
  });
});

describe('inventory.vendors.list', () => {
  it('answers three vendors, in every scenario', async () => {
    for (const scenario of ['success', 'empty', 'large'] as const) {
      expect((await testClient({ scenario }).call(listVendors, {})).body).toHaveLength(3);
    }
  });
});

describe('inventory.product.get', () => {
  it('answers the product', async () => {
    await expect(readProduct(testClient(), 'product-01')).resolves.toMatchObject({
      name: 'Foredeck offshore jacket',
      price: 226.8,
    });
  });

  it('answers 404 for a missing id and 400 without one', async () => {
    const client = testClient();
    await expect(client.call(getProduct, { query: { id: productId('none') } })).resolves.toEqual(notFound('none'));
    await expect(client.send('GET', 'api/apps/ecommerce/inventory/product')).resolves.toMatchObject({
      status: 400,
      body: { error: { fieldErrors: { id: 'Is missing' } } },
    });
  });
});

describe('inventory.product.create', () => {
  it('makes an empty product that is not on sale', async () => {
    const { status, body } = await testClient().call(createProduct, {});
    expect(status).toBe(200);
    expect(body).toEqual(newProduct(productId('new-1')));
    expect(body).toMatchObject({ name: 'A New Product', description: '', tags: [], price: 0, active: false });
  });

  it('puts it at the start of the list, before those that are equal', async () => {
    const client = testClient();
    const before = await listedProducts(client);
    for (let count = 0; count < 2; count += 1) await client.call(createProduct, {});
    const { body } = await client.call(listProducts, { query: { sort: 'active', page: 0, size: 3 } });
    expect(body.products?.map(({ id }) => id)).toEqual(['new-2', 'new-1', expect.stringMatching(/^product-/)]);
    expect((await listedProducts(client)).filter(({ id }) => !id.startsWith('new-'))).toEqual(before);
  });
});

describe('inventory.product.update', () => {
  it('changes the given fields only, and answers the product', async () => {
    const client = testClient();
    const before = await readProduct(client, 'product-05');
    const changes: ProductPatch = { stock: 12, brand: null, active: false, description: null };
    const { body } = await changeProduct(client, 'product-05', changes);
    expect(body).toEqual({ ...before, ...changes });
    expect(await readProduct(client, 'product-05')).toEqual(body);
  });

  it('computes the price from base price and tax, rounded to cents', async () => {
    const client = testClient();
    expect((await changeProduct(client, 'product-05', { basePrice: 1.15, taxPercent: 10 })).body.price).toBe(1.27);
    expect((await changeProduct(client, 'product-05', { taxPercent: 30 })).body.price).toBe(1.5);
    expect((await changeProduct(client, 'product-05', { basePrice: 100 })).body.price).toBe(130);
  });

  it('drops a price that is sent, an id and what it does not know', async () => {
    const client = testClient();
    const before = await readProduct(client, 'product-05');
    const product = { id: 'product-06', price: 1, colour: 'fog', weight: 0.9 };
    await expect(
      client.send('PATCH', 'api/apps/ecommerce/inventory/product', JSON.stringify({ id: 'product-05', product })),
    ).resolves.toEqual({ status: 200, body: { ...before, weight: 0.9 } });
  });

  it('keeps images in the order sent', async () => {
    const images = ['stern.webp', 'bow.webp', 'mast.webp'];
    const { body } = await changeProduct(testClient(), 'product-05', { images, thumbnail: 'bow.webp' });
    expect(body).toMatchObject({ images, thumbnail: 'bow.webp' });
  });

  it('takes each tag once and drops unknown ones', async () => {
    const tags = ['gift', 'none', 'sale', 'gift'].map((name) => inventoryTagId(`inventory-tag-${name}`));
    const { body } = await changeProduct(testClient(), 'product-05', { tags });
    expect(body.tags).toEqual(['inventory-tag-gift', 'inventory-tag-sale']);
  });

  it('takes more reserved pieces than there are', async () => {
    await expect(changeProduct(testClient(), 'product-05', { stock: 1, reserved: 2 })).resolves.toMatchObject({
      status: 200,
      body: { stock: 1, reserved: 2 },
    });
  });

  it.each([
    ['an empty name', { name: '  ' }, 'product.name'],
    ['a stock below 0', { stock: -1 }, 'product.stock'],
    ['half a piece', { reserved: 0.5 }, 'product.reserved'],
    ['a cost below 0', { cost: -0.01 }, 'product.cost'],
    ['a base price below 0', { basePrice: -1 }, 'product.basePrice'],
    ['a tax above 100', { taxPercent: 101 }, 'product.taxPercent'],
    ['a weight below 0', { weight: -2 }, 'product.weight'],
    ['an unknown category', { category: 'category-pets' }, 'product.category'],
    ['an unknown brand', { brand: 'brand-none' }, 'product.brand'],
    ['an unknown vendor', { vendor: 'vendor-none' }, 'product.vendor'],
  ])('refuses %s and changes nothing', async (_, product, field) => {
    const client = testClient();
    const before = await listedProducts(client);
    const body = JSON.stringify({ id: 'product-05', product: { active: false, ...product } });
    await expect(client.send('PATCH', 'api/apps/ecommerce/inventory/product', body)).resolves.toMatchObject({
      status: 400,
      body: { error: { code: 'invalid_request', fieldErrors: { [field]: expect.any(String) } } },
    });
    expect(await listedProducts(client)).toEqual(before);
  });

  it('answers 404 for a missing id', async () => {
    await expect(changeProduct(testClient(), 'none', { active: true })).resolves.toEqual(notFound('none'));
  });
});

describe('inventory.products.update', () => {
  const change = ({ call }: MockClient, ids: string[], product: ProductPatch) =>
    call(updateProducts, { body: { ids: ids.map(productId), product } });

  it('gives all the same values and answers them in the order of their ids, each once', async () => {
    const client = testClient();
    const before = await listedProducts(client);
    const { body } = await change(client, ['product-09', 'product-03', 'product-09'], { active: false, taxPercent: 8 });
    expect(body.map(({ id }) => id)).toEqual(['product-09', 'product-03']);
    expect(body.map(({ price }) => price)).toEqual([30.13, 171.72]);
    expect(body.every(({ active }) => !active)).toBe(true);
    const changed = new Map(body.map((product) => [product.id, product]));
    expect(await listedProducts(client)).toEqual(before.map((product) => changed.get(product.id) ?? product));
  });

  it('takes known tags only', async () => {
    const tags = [inventoryTagId('inventory-tag-none'), inventoryTagId('inventory-tag-sale')];
    const { body } = await change(testClient(), ['product-09', 'product-03'], { tags });
    expect(body.map((product) => product.tags)).toEqual([['inventory-tag-sale'], ['inventory-tag-sale']]);
  });

  it('changes nothing when one product is missing', async () => {
    const client = testClient();
    const before = await listedProducts(client);
    await expect(change(client, ['product-09', 'none'], { active: false })).resolves.toEqual(notFound('none'));
    expect(await listedProducts(client)).toEqual(before);
  });

  it('refuses a wrong value, an unknown vendor and an empty selection', async () => {
    const client = testClient();
    const before = await listedProducts(client);
    const refused = { status: 400, body: { error: { code: 'invalid_request' } } };
    await expect(change(client, ['product-09'], { stock: -1 })).resolves.toMatchObject(refused);
    await expect(change(client, [], { active: false })).resolves.toMatchObject(refused);
    const body = JSON.stringify({ ids: ['product-09'], product: { vendor: 'vendor-none' } });
    await expect(client.send('PATCH', 'api/apps/ecommerce/inventory/products', body)).resolves.toMatchObject(refused);
    expect(await listedProducts(client)).toEqual(before);
  });
});

describe('inventory.product.delete', () => {
  it('removes the product and answers true', async () => {
    const client = testClient();
    const before = await listedProducts(client);
    await expect(client.call(deleteProduct, { query: { id: productId('product-09') } })).resolves.toEqual({
      status: 200,
      body: true,
    });
    expect(await listedProducts(client)).toEqual(before.filter(({ id }) => id !== 'product-09'));
  });

  it('answers 404 for a missing id and 400 without one', async () => {
    const client = testClient();
    await expect(client.call(deleteProduct, { query: { id: productId('none') } })).resolves.toEqual(notFound('none'));
    await expect(client.send('DELETE', 'api/apps/ecommerce/inventory/product')).resolves.toMatchObject({ status: 400 });
  });
});
