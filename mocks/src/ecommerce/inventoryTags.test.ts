import {
  createInventoryTag,
  deleteInventoryTag,
  listInventoryTags,
  updateInventoryTag,
} from '@quarterdeck/contract/endpoints/ecommerce';
import { describe, expect, it } from 'vitest';
import { testClient, type MockClient } from '../testing/clientOf';
import { inventoryTagId, listedProducts } from '../testing/inventoryCalls';

const tagsOf = async ({ call }: MockClient) => (await call(listInventoryTags, {})).body;
const create = ({ call }: MockClient, title: string) => call(createInventoryTag, { body: { tag: { title } } });
const rename = ({ call }: MockClient, id: string, title: string) =>
  call(updateInventoryTag, { body: { id: inventoryTagId(id), tag: { title } } });
const remove = ({ call }: MockClient, id: string) => call(deleteInventoryTag, { query: { id: inventoryTagId(id) } });

const refusedTitle = { status: 400, body: { error: { fieldErrors: { 'tag.title': expect.any(String) } } } };
const noTag = {
  status: 404,
  body: { error: { code: 'not_found', message: 'No inventory tag with id inventory-tag-nowhere' } },
};

describe('inventory.tags.list', () => {
  it('answers the tags, each with a title of its own', async () => {
    const titles = (await tagsOf(testClient())).map(({ title }) => title);
    expect(titles).toContain('Waterproof');
    expect(new Set(titles).size).toBe(10);
  });
});

describe('inventory.tag.create', () => {
  it('answers the tag with a new id and stores it at the front', async () => {
    const client = testClient();
    const before = await tagsOf(client);
    const { body } = await create(client, '  Boat show ');
    expect(body).toEqual({ id: 'new-1', title: 'Boat show' });
    expect(await tagsOf(client)).toEqual([body, ...before]);
  });

  it.each(['', '   ', 'x'.repeat(201), 'gift', 'SALE'])('refuses the title %j', async (title) => {
    const client = testClient();
    const before = await tagsOf(client);
    await expect(create(client, title)).resolves.toMatchObject(refusedTitle);
    expect(await tagsOf(client)).toEqual(before);
  });
});

describe('inventory.tag.update', () => {
  it('renames the tag where it stands', async () => {
    const client = testClient();
    const before = await tagsOf(client);
    const { body } = await rename(client, 'inventory-tag-gift', ' Present ');
    expect(body).toEqual({ id: 'inventory-tag-gift', title: 'Present' });
    expect(await tagsOf(client)).toEqual(before.map((tag) => (tag.id === body.id ? body : tag)));
  });

  it('refuses the title of another tag, but takes its own in other letters', async () => {
    const client = testClient();
    await expect(rename(client, 'inventory-tag-gift', 'sale')).resolves.toMatchObject(refusedTitle);
    await expect(rename(client, 'inventory-tag-gift', ' ')).resolves.toMatchObject(refusedTitle);
    expect((await rename(client, 'inventory-tag-gift', 'GIFT')).body.title).toBe('GIFT');
  });

  it('never changes the id', async () => {
    const body = JSON.stringify({
      id: 'inventory-tag-floats',
      tag: { id: 'inventory-tag-waterproof', title: 'Buoyant' },
    });
    await expect(testClient().send('PATCH', 'api/apps/ecommerce/inventory/tag', body)).resolves.toEqual({
      status: 200,
      body: { id: 'inventory-tag-floats', title: 'Buoyant' },
    });
  });

  it.each(['Buoyant', 'sale'])('answers 404 for a missing id, whether the title %s is taken or not', async (title) => {
    await expect(rename(testClient(), 'inventory-tag-nowhere', title)).resolves.toEqual(noTag);
  });
});

describe('inventory.tag.delete', () => {
  it('removes the tag and takes it from every product', async () => {
    const client = testClient();
    const tagId = inventoryTagId('inventory-tag-waterproof');
    const before = await listedProducts(client);
    expect(before.filter(({ tags }) => tags.includes(tagId)).length).toBeGreaterThan(8);
    await expect(remove(client, tagId)).resolves.toEqual({ status: 200, body: true });
    expect(await listedProducts(client)).toEqual(
      before.map((product) => ({ ...product, tags: product.tags.filter((tag) => tag !== tagId) })),
    );
    expect((await tagsOf(client)).map(({ id }) => id)).not.toContain(tagId);
  });

  it('answers 404 for a missing id and 400 without one', async () => {
    const client = testClient();
    await expect(remove(client, 'inventory-tag-nowhere')).resolves.toEqual(noTag);
    await expect(client.send('DELETE', 'api/apps/ecommerce/inventory/tag')).resolves.toMatchObject({ status: 400 });
  });
});
