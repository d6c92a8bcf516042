import {
  newBacklogItem,
  type BacklogItem,
  type BacklogItemId,
  type BacklogItemPatch,
  type BacklogStatus,
} from '@quarterdeck/contract/entities/backlogItem';
import type { Project } from '@quarterdeck/contract/entities/project';
import { keyPrefix, nextKey } from '@quarterdeck/contract/rules/backlogKey';
import { newId } from '@quarterdeck/contract/rules/newId';
import { renumber } from '@quarterdeck/contract/rules/order';
import { insertAt } from '@quarterdeck/contract/rules/insertAt';
import type { ItemChange, ItemPlace, MoveTarget, NewItem } from '@quarterdeck/contract/writes/project';
import { mergeItem } from './mergeItem';

/**
 * The fields of a change that are a person's to make: what comes from the marketplace keeps its estimate, and places
 * are changed by moving.
 */
function fieldsFor(item: Pick<BacklogItem, 'requirementId'>, change: BacklogItemPatch): Partial<BacklogItem> {
  const { id: _id, order: _order, requirementId: _requirementId, estimateDays, ...fields } = change;
  return {
    ...Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)),
    ...(estimateDays !== undefined && item.requirementId === null && { estimateDays }),
  };
}

/** The changes for items as they are by now; `before` holds what the changed fields were when somebody changed them. */
export function changesFor(
  items: readonly BacklogItem[],
  changes: readonly ItemChange[],
  before: readonly ItemChange[] = [],
): ItemChange[] {
  const now = new Map(items.map((item) => [item.id, item]));
  const old = new Map(before.map((change) => [change.id, change]));
  return changes.map((change) => {
    const [item, fields] = [now.get(change.id), old.get(change.id)];
    return item && fields ? mergeItem(fields, change, item) : change;
  });
}

/** Items with the changes laid over them; what is not there is passed over. Others stay the same object. */
export function patchItems(items: readonly BacklogItem[], changes: readonly ItemChange[]): BacklogItem[] {
  const byId = new Map<BacklogItemId, ItemChange>();
  for (const change of changes) byId.set(change.id, { ...byId.get(change.id), ...change });
  return items.map((item) => {
    const change = byId.get(item.id);
    return change === undefined ? item : { ...item, ...fieldsFor(item, change) };
  });
}

/** The changes that lay back what `changes` change of `items`. */
export function inverseOf(items: readonly BacklogItem[], changes: readonly ItemChange[]): ItemChange[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  return changes.flatMap((change) => {
    const item = byId.get(change.id);
    if (item === undefined) return [];
    const old = Object.keys(fieldsFor(item, change)).map((field) => [field, item[field as keyof BacklogItem]]);
    return [{ ...Object.fromEntries(old), id: item.id }];
  });
}

/**
 * Moves items, keeping their order among each other, before `beforeId` or behind the last of the group. Into a group
 * without items they go in their place.
 */
export function moveItems(
  items: readonly BacklogItem[],
  ids: ReadonlySet<BacklogItemId>,
  { status, beforeId }: MoveTarget,
): BacklogItem[] {
  const rest = items.filter(({ id }) => !ids.has(id));
  const moved = items.filter(({ id }) => ids.has(id));
  const before = beforeId === undefined ? -1 : rest.findIndex(({ id }) => id === beforeId);
  const last = rest.findLastIndex((item) => item.status === status);
  const first = items.findIndex(({ id }) => ids.has(id));
  const at = before >= 0 ? before : last >= 0 ? last + 1 : Math.max(0, first);
  return renumber([...rest.slice(0, at), ...moved.map((item) => withStatus(item, status)), ...rest.slice(at)]);
}

/** Puts items to the groups and places given; all others keep their order among each other. */
export function applyPlaces(items: readonly BacklogItem[], places: readonly ItemPlace[]): BacklogItem[] {
  const byId = new Map(places.map((place) => [place.id, place]));
  const wanted = new Map<BacklogItem, number>();
  const list = items.map((item) => {
    const place = byId.get(item.id);
    if (place === undefined) return item;
    const next = withStatus(item, place.status);
    wanted.set(next, place.order);
    return next;
  });
  return renumber(insertAt(list, wanted));
}

/** Where these items stand now. */
export const placesOf = (items: readonly BacklogItem[], ids: ReadonlySet<BacklogItemId>): ItemPlace[] =>
  items.filter(({ id }) => ids.has(id)).map(({ id, status, order }) => ({ id, status, order }));

/** Adds items at the places that they name; one that is there already is not added again. */
export function addItems(items: readonly BacklogItem[], added: readonly BacklogItem[]): BacklogItem[] {
  const there = new Set(items.map(({ id }) => id));
  const missing = added.filter(({ id }) => !there.has(id));
  return renumber(insertAt([...items, ...missing], new Map(missing.map((item) => [item, item.order]))));
}

export const withoutItems = (items: readonly BacklogItem[], ids: ReadonlySet<BacklogItemId>): BacklogItem[] =>
  renumber(items.filter(({ id }) => !ids.has(id)));

const withStatus = (item: BacklogItem, status: BacklogStatus): BacklogItem =>
  item.status === status ? item : { ...item, status };

/** Whether one may have been made of the other: of the same requirement, or of a person's own with the same title. */
export const looksLike = (one: BacklogItem, other: BacklogItem): boolean =>
  one.requirementId === other.requirementId && (one.requirementId !== null || one.title === other.title);

/** New items at the end of a backlog as the server will most likely make them, with keys that follow each other. */
export function draftItems(patches: readonly BacklogItemPatch[], project: Project | undefined): NewItem[] {
  const items = project?.requirements ?? [];
  const prefix = keyPrefix(project?.name ?? '');
  const keys = items.map(({ key }) => key);
  const createdAt = new Date().toISOString();
  return patches.map((patch, index) => {
    const { requirementId = null } = patch;
    const title = patch.title?.trim() ?? '';
    const key = requirementId ?? nextKey(prefix, keys);
    keys.push(key);
    const id = newId() as BacklogItemId;
    const made = newBacklogItem({ id, key, title, order: items.length + index, createdAt });
    return { patch, shown: { ...made, ...fieldsFor(made, { ...patch, title }), requirementId } };
  });
}
