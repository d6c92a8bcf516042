import {
  deleteProjectRequirement,
  restoreProjectRequirements,
  updateProject,
} from '@quarterdeck/contract/endpoints/project';
import type { BacklogItem, BacklogItemId } from '@quarterdeck/contract/entities/backlogItem';
import type { Project } from '@quarterdeck/contract/entities/project';
import {
  itemChangesSchema,
  itemDeletionSchema,
  itemMoveSchema,
  itemRestorationSchema,
  newItemsSchema,
  projectWriteSchema,
  type ItemChange,
  type ItemChanges,
  type ItemDeletion,
  type ItemMove,
  type ItemRestoration,
  type NewItem,
  type NewItems,
  type ProjectWrite,
} from '@quarterdeck/contract/writes/project';
import { isGone } from '@quarterdeck/data/apiErrors';
import { projectQueries } from '@quarterdeck/data/visit/projectQueries';
import {
  inBacklog,
  inProject,
  itemsOf,
  projectQueueKey,
  sayProjectFailure,
  takeOver,
  type BacklogChange,
} from '@quarterdeck/data/visit/projectWrites';
import { visit } from '@quarterdeck/data/visit/visit';
import { defineWrite, type AnyWrite, type WriteContext } from '@quarterdeck/data/writes/defineWrite';
import { addItems, moveItems as moveTo, patchItems, placesOf, putItems, withoutItems } from '../model/changeItems';

/** The ids that items have by now. */
type IdOf = WriteContext['idOf'];

const fieldOf = (id: string, field: string) => `${id} ${field}`;
const fieldsOf = (change: ItemChange) => Object.keys(change).filter((field) => field !== 'id');

const changesNow = (changes: readonly ItemChange[], idOf: IdOf): ItemChange[] =>
  changes.map((change) => ({ ...change, id: idOf(change.id) }));

/** Changes items, each in its own way, in one call. */
export const changeItems = defineWrite<ItemChanges, Project>({
  id: 'backlog.change',
  part: itemChangesSchema,
  queueKey: projectQueueKey,
  optimistic: (parts, { idOf }) =>
    parts.flatMap(({ projectId, changes }) =>
      inBacklog(projectId, (items) => patchItems(items, changesNow(changes, idOf))),
    ),
  send: ({ projectId, changes }, { call, idOf }) => {
    const requirements = changesNow(changes, idOf).map(({ order: _order, ...fields }) => fields);
    return call(updateProject, { params: { projectId }, body: { project: { requirements } } });
  },
  saved: takeOver,
  failure: ([part], t, { idOf, shown }) => {
    const ids = part?.changes.map(({ id }) => idOf(id)) ?? [];
    const items = part && shown(projectQueries.project(part.projectId))?.requirements;
    return sayProjectFailure('backlog.failed.change', itemsOf(items, ids), t);
  },
  fields: ({ changes }) => changes.flatMap((change) => fieldsOf(change).map((field) => fieldOf(change.id, field))),
  withoutReplaced: ({ projectId, changes }, isReplaced) => {
    const wanted = changes.flatMap((change) => {
      const fields = fieldsOf(change).filter((field) => !isReplaced(fieldOf(change.id, field)));
      const kept = Object.entries(change).filter(([field]) => fields.includes(field));
      return kept.length === 0 ? [] : [{ ...Object.fromEntries(kept), id: change.id }];
    });
    return wanted.length === 0 ? undefined : { projectId, changes: wanted };
  },
});

/** Makes items at the end; whatever is done to them meanwhile waits, and then goes to those that were made. */
export const makeItems = defineWrite<NewItems, Project>({
  id: 'backlog.make',
  part: newItemsSchema,
  queueKey: projectQueueKey,
  optimistic: (parts) =>
    parts.flatMap(({ projectId, items }) =>
      inBacklog(projectId, (list) =>
        addItems(
          list,
          items.map(({ shown }) => shown),
        ),
      ),
    ),
  send: async ({ projectId, items }, { call, saved, mapId }) => {
    const known = new Set(saved(projectQueries.project(projectId))?.requirements.map(({ id }) => id));
    const requirements = items.map(({ patch: { id: _id, ...fields } }) => fields);
    const answer = await call(updateProject, { params: { projectId }, body: { project: { requirements } } });
    matchMade(
      items,
      answer.requirements.filter(({ id }) => !known.has(id)),
      mapId,
    );
    return answer;
  },
  saved: takeOver,
  failure: (parts, t) =>
    sayProjectFailure(
      'backlog.failed.add',
      parts.flatMap(({ items }) => items.map(({ shown }) => shown)),
      t,
    ),
});

/** Finds of each item the one that was made of it: another page may have added some at the same time. */
function matchMade(items: readonly NewItem[], made: readonly BacklogItem[], mapId: WriteContext['mapId']): void {
  const free = new Set(made);
  for (const { shown } of items) {
    const { id, requirementId, title } = shown;
    const match = [...free].find(
      (one) => one.requirementId === requirementId && (requirementId !== null || one.title === title),
    );
    if (match === undefined) continue;
    free.delete(match);
    mapId(id, match.id);
  }
}

function placing({ ids, to }: ItemMove, idOf: IdOf): BacklogChange {
  return (items) =>
    Array.isArray(to)
      ? putItems(
          items,
          to.map((place) => ({ ...place, id: idOf(place.id) })),
        )
      : moveTo(items, idsNow(ids, idOf), {
          ...to,
          beforeId: to.beforeId === undefined ? undefined : idOf(to.beforeId),
        });
}

const idsNow = (ids: readonly BacklogItemId[], idOf: IdOf): ReadonlySet<BacklogItemId> => new Set(ids.map(idOf));

/** Moves items to a group and place. */
export const moveItems = defineWrite<ItemMove, Project>({
  id: 'backlog.move',
  part: itemMoveSchema,
  queueKey: projectQueueKey,
  optimistic: (parts, { idOf }) => parts.flatMap((part) => inBacklog(part.projectId, placing(part, idOf))),
  /** Sends the places that the items have once they are moved in what is saved by then. */
  send: (part, { call, saved, idOf }) => {
    const { projectId, ids } = part;
    const items = saved(projectQueries.project(projectId))?.requirements ?? [];
    const requirements = placesOf(placing(part, idOf)(items), idsNow(ids, idOf));
    return call(updateProject, { params: { projectId }, body: { project: { requirements } } });
  },
  saved: takeOver,
  failure: ([part], t, { idOf, shown }) => {
    const items = part && shown(projectQueries.project(part.projectId))?.requirements;
    return sayProjectFailure('backlog.failed.move', itemsOf(items, part?.ids.map(idOf) ?? []), t);
  },
  // What was moved again since stays where it was put last.
  fields: ({ ids }) => ids.map((id) => fieldOf(id, 'place')),
});

const leaveOut = (parts: readonly ItemDeletion[], idOf: IdOf) => {
  const gone = idsNow(
    parts.map(({ id }) => id),
    idOf,
  );
  return parts.slice(0, 1).flatMap(({ projectId }) => inBacklog(projectId, (list) => withoutItems(list, gone)));
};

/** Deletes items, each with a call of its own. */
export const deleteItems = defineWrite<ItemDeletion, void>({
  id: 'backlog.delete',
  part: itemDeletionSchema,
  queueKey: projectQueueKey,
  optimistic: (parts, { idOf }) => leaveOut(parts, idOf),
  send: async ({ projectId, id }, { call, idOf }) => {
    try {
      await call(deleteProjectRequirement, { params: { projectId, requirementId: idOf(id) } });
    } catch (error) {
      // Deleted elsewhere, or by an attempt whose answer got lost: that is what was wanted.
      if (!isGone(error)) throw error;
    }
  },
  saved: (done, { idOf }) =>
    leaveOut(
      done.map(({ part }) => part),
      idOf,
    ),
  failure: (parts, t, { idOf, shown }) => {
    const items = parts[0] && shown(projectQueries.project(parts[0].projectId))?.requirements;
    return sayProjectFailure(
      'backlog.failed.delete',
      itemsOf(
        items,
        parts.map(({ id }) => idOf(id)),
      ),
      t,
    );
  },
});

/** Restores deleted items: the same records, where they stood. */
export const restoreItems = defineWrite<ItemRestoration, Project>({
  id: 'backlog.restore',
  part: itemRestorationSchema,
  queueKey: projectQueueKey,
  optimistic: (parts) => parts.flatMap(({ projectId, items }) => inBacklog(projectId, (list) => addItems(list, items))),
  send: ({ projectId, items }, { call, idOf }) =>
    call(restoreProjectRequirements, { params: { projectId }, body: { ids: items.map(({ id }) => idOf(id)) } }),
  saved: takeOver,
  failure: (parts, t) =>
    sayProjectFailure(
      'backlog.failed.restore',
      parts.flatMap(({ items }) => items),
      t,
    ),
});

/** Gives the project another name. */
export const renameProject = defineWrite<ProjectWrite, Project>({
  id: 'backlog.rename',
  part: projectWriteSchema,
  queueKey: projectQueueKey,
  optimistic: (parts) =>
    parts.flatMap(({ projectId, patch }) =>
      inProject(projectId, (project) => ({ ...project, name: patch.name ?? project.name })),
    ),
  send: async ({ projectId, patch }, { call }) => {
    const saved = await call(updateProject, { params: { projectId }, body: { project: patch } });
    visit.keepProject(saved);
    return saved;
  },
  saved: takeOver,
  failure: (_, t) => t('backlog.failed.rename'),
  fields: ({ projectId }) => [fieldOf(projectId, 'name')],
});

/** All writes of this feature. */
export const writes: readonly AnyWrite[] = [
  changeItems,
  makeItems,
  moveItems,
  deleteItems,
  restoreItems,
  renameProject,
];
