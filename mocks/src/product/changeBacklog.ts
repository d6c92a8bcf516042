import { backlogItemIdSchema, newBacklogItem, type BacklogItemPatch } from '@quarterdeck/contract/entities/backlogItem';
import type { Requirement } from '@quarterdeck/contract/entities/requirement';
import { keyPrefix, nextKey } from '@quarterdeck/contract/rules/backlogKey';
import { insertAt } from '@quarterdeck/contract/rules/insertAt';
import * as z from 'zod/mini';
import { invalid } from '../core/failure';
import type { MockContext } from '../core/handle';
import { changed, itemOf } from './backlogItems';
import { writtenPatch } from './itemTexts';
import type { Marketplace } from './openMarketplace';
import { itemsOf, keysOf, paidIdsOf, saveItems, type ProjectStore } from './projectStore';
import type { BacklogRecord, ProjectRecord } from './projectRecords';

/** What changes to a backlog need besides the call. */
export interface BacklogContext extends Pick<MockContext, 'now' | 'newId'> {
  store: ProjectStore;
  marketplace: Pick<Marketplace, 'get' | 'written' | 'tagOf'>;
}

/** Adds requirements at the end of a backlog; those that it has already stay as they are. */
export function addToBacklog(
  context: BacklogContext,
  { id: projectId }: ProjectRecord,
  chosen: readonly Requirement[],
): void {
  const { store, marketplace } = context;
  const before = itemsOf(store, projectId);
  const added = new Set<BacklogRecord>();
  const paidIds = paidIdsOf(store, projectId);
  const there = new Set<string | null>(before.map(({ requirementId }) => requirementId));
  for (const requirement of new Set(chosen)) {
    if (there.has(requirement.id)) continue;
    const isPaid = paidIds.has(requirement.id);
    const order = before.length + added.size;
    const written = marketplace.written(requirement.id) ?? requirement;
    added.add({ ...itemOf(written, { ...idAndTime(context), order, isPaid }), projectId });
  }
  saveItems(store, projectId, [...before, ...added], added);
}

/**
 * Changes, moves and makes items. Ids that the backlog does not have are skipped: they may have been deleted
 * elsewhere. Nothing is written when one entry is refused.
 * @param path of the list in the body, for the messages.
 * @throws Failure 400 when a new item has neither title nor requirement, or its requirement cannot be had.
 */
export function changeBacklog(
  context: BacklogContext,
  project: ProjectRecord,
  patches: readonly BacklogItemPatch[],
  path: string,
): void {
  const { store } = context;
  const items = [...itemsOf(store, project.id)];
  const indexOf = finderIn(items, patches.length);
  const written = new Set<BacklogRecord>();
  const places = new Map<BacklogRecord, number>();
  for (const [entry, patch] of patches.entries()) {
    const index = patch.id === undefined ? items.length : indexOf(patch.id);
    if (index < 0) continue;
    const item = items[index] ?? make(context, project, items, patch, `${path}.${entry}`);
    const next = changed(item, writtenPatch(patch, item, context.marketplace));
    if (next !== items[index]) {
      written.delete(item);
      written.add(next);
    }
    items[index] = next;
    const place = patch.order ?? places.get(item) ?? item.order;
    places.delete(item);
    if (place !== item.order) places.set(next, place);
  }
  saveItems(store, project.id, insertAt(items, places), written);
}

/** For up to this many items a search of the list is faster than building a map. */
const few = 20;

function finderIn(items: readonly BacklogRecord[], count: number): (id: string) => number {
  if (count <= few) return (id) => items.findIndex((item) => item.id === id);
  const indexes = new Map<string, number>(items.map(({ id }, index) => [id, index]));
  return (id) => indexes.get(id) ?? -1;
}

/** A new item with the fields that only the server sets. */
function make(
  context: BacklogContext,
  { id: projectId, name }: ProjectRecord,
  items: readonly BacklogRecord[],
  { requirementId, title }: BacklogItemPatch,
  path: string,
): BacklogRecord {
  const order = items.length;
  if (requirementId !== undefined && requirementId !== null) {
    const isPaid = paidIdsOf(context.store, projectId).has(requirementId);
    const failure = (message: string) =>
      invalid('The requirement cannot be added', { [`${path}.requirementId`]: message });
    const requirement = context.marketplace.written(requirementId);
    if (requirement === undefined) throw failure('Is not in the marketplace');
    if (requirement.price > 0 && !isPaid) throw failure('Has not been paid');
    if (items.some((item) => item.requirementId === requirementId)) throw failure('Is already in the project');
    return { ...itemOf(requirement, { ...idAndTime(context), order, isPaid }), projectId };
  }
  if (title === undefined) throw invalid('An item of one’s own needs a title', { [`${path}.title`]: 'Is missing' });
  const key = nextKey(keyPrefix(name), keysOf(context.store, projectId, items));
  return { ...newBacklogItem({ ...idAndTime(context), key, title, order }), projectId };
}

function idAndTime({ now, newId }: BacklogContext) {
  return { id: z.parse(backlogItemIdSchema, newId()), createdAt: now().toISOString() };
}
