import * as calls from '@quarterdeck/contract/endpoints/ecommerce';
import {
  inventoryTagIdSchema,
  type InventoryTag,
  type InventoryTagId,
} from '@quarterdeck/contract/entities/inventoryTag';
import { fold } from '@quarterdeck/contract/rules/fold';
import * as z from 'zod/mini';
import type { Collection } from '../core/collection';
import { invalid, notFound } from '../core/failure';
import { handle, type MockHandler } from '../core/handle';
import { inventoryTagTable } from './inventoryTagTable';
import { productTable } from './productTable';

const noTag = (id: string) => notFound(`No inventory tag with id ${id}`);

export const inventoryTagHandlers: readonly MockHandler[] = [
  handle(calls.listInventoryTags, async (_, { db }) => (await db.open(inventoryTagTable)).list()),

  handle(calls.createInventoryTag, async ({ body }, { db, newId }) => {
    const tags = await db.open(inventoryTagTable);
    refuseSecondTitle(tags, body.tag.title);
    return tags.insert({ id: z.parse(inventoryTagIdSchema, newId()), title: body.tag.title }, 'start');
  }),

  handle(calls.updateInventoryTag, async ({ body: { id, tag } }, { db }) => {
    const tags = await db.open(inventoryTagTable);
    if (tag.title !== undefined) refuseSecondTitle(tags, tag.title, id);
    const updated = tags.patch(id, tag);
    if (updated === undefined) throw noTag(id);
    return updated;
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

/** Each tag once, without those that are gone. */
export function knownTags(wanted: readonly InventoryTagId[], tags: Collection<InventoryTag>): InventoryTagId[] {
  return [...new Set(wanted)].filter((id) => tags.get(id) !== undefined);
}

/** Two tags that read the same could not be told apart in the list of tags. */
function refuseSecondTitle(tags: Collection<InventoryTag>, title: string, ownId?: string): void {
  const wanted = fold(title);
  if (tags.list().some((tag) => tag.id !== ownId && fold(tag.title) === wanted)) {
    throw invalid('There is a tag with this title', { 'tag.title': 'Is already a tag' });
  }
}
