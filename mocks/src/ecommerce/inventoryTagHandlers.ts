import * as calls from '@quarterdeck/contract/endpoints/ecommerce';
import { inventoryTagIdSchema } from '@quarterdeck/contract/entities/inventoryTag';
import * as z from 'zod/mini';
import { notFound } from '../core/failure';
import { handle, type MockHandler } from '../core/handle';
import { requireUniqueTitle } from '../core/requireUniqueTitle';
import { inventoryTagTable } from './inventoryTagTable';
import { productTable } from './productTable';

const noTag = (id: string) => notFound(`No inventory tag with id ${id}`);

export const inventoryTagHandlers: readonly MockHandler[] = [
  handle(calls.listInventoryTags, async (_, { db }) => (await db.open(inventoryTagTable)).list()),

  handle(calls.createInventoryTag, async ({ body }, { db, newId }) => {
    const tags = await db.open(inventoryTagTable);
    requireUniqueTitle(tags.list(), body.tag.title, { kind: 'tag', field: 'tag.title' });
    return tags.insert({ id: z.parse(inventoryTagIdSchema, newId()), title: body.tag.title }, 'start');
  }),

  handle(calls.updateInventoryTag, async ({ body: { id, tag } }, { db }) => {
    const tags = await db.open(inventoryTagTable);
    const before = tags.get(id);
    if (before === undefined) throw noTag(id);
    if (tag.title !== undefined) {
      requireUniqueTitle(tags.list(), tag.title, { kind: 'tag', field: 'tag.title', ownId: id });
    }
    return tags.patch(id, tag) ?? before;
  }),

  handle(calls.deleteInventoryTag, async ({ query: { id } }, { db }) => {
    const [tags, products] = await Promise.all([db.open(inventoryTagTable), db.open(productTable)]);
    if (!tags.remove(id)) throw noTag(id);
    products.patchEach((product) =>
      product.tags.includes(id) ? { tags: product.tags.filter((tag) => tag !== id) } : undefined,
    );
    return true as const;
  }),
];
