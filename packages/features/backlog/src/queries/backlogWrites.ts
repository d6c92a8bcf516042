import { ApiError } from '@quarterdeck/contract';
import {
  deleteProjectRequirement,
  restoreProjectRequirements,
  updateProject,
} from '@quarterdeck/contract/endpoints/project';
import type { BacklogItem, BacklogItemId } from '@quarterdeck/contract/entities/backlogItem';
import type { Project, ProjectId, ProjectPatch } from '@quarterdeck/contract/entities/project';
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
import { projectQueries } from '@quarterdeck/data/visit/projectQueries';
import {
  inBacklog,
  inProject,
  itemsOf,
  projectQueueKey,
  sayProjectFailure,
  commitProject,
  type BacklogChange,
} from '@quarterdeck/data/visit/projectWrites';
import { visit } from '@quarterdeck/data/visit/visit';
import { refuseUnseenTexts } from '@quarterdeck/data/writes/changedElsewhere';
import { defineWrite, type AnyWrite, type WriteContext } from '@quarterdeck/data/writes/defineWrite';
import { unlessGone } from '@quarterdeck/data/writes/recordWrites';
import type { TFunction } from '@quarterdeck/i18n';
import {
  addItems,
  changesFor,
  looksLike,
  moveItems as moveTo,
  patchItems,
  placesOf,
  applyPlaces,
  withoutItems,
} from '../model/changeItems';

/** The ids that items have by now. */
type IdOf = WriteContext['idOf'];

const fieldOf = (id: string, field: string) => `${id} ${field}`;
const fieldsOf = (change: ItemChange) => Object.keys(change).filter((field) => field !== 'id');
const idsNow = (ids: readonly BacklogItemId[], idOf: IdOf): ReadonlySet<BacklogItemId> => new Set(ids.map(idOf));

/** What all writes that the API answers with the project have in common. */
const ofProject = { queueKey: projectQueueKey, saved: commitProject };

const sendProject = (projectId: ProjectId, project: ProjectPatch, { call }: WriteContext) =>
  call(updateProject, { params: { projectId }, body: { project } });

/** Says what failed of items that are in the backlog. */
function sayFailure(
  key: string,
  [part]: readonly { projectId: ProjectId }[],
  ids: readonly BacklogItemId[],
  t: TFunction,
  { idOf, shown }: WriteContext,
): string {
  const items = part && shown(projectQueries.project(part.projectId))?.requirements;
  return sayProjectFailure(key, itemsOf(items, ids.map(idOf)), t);
}

const withNewIds = (changes: readonly ItemChange[], idOf: IdOf): ItemChange[] =>
  changes.map((change) => ({ ...change, id: idOf(change.id) }));

/** Changes with the ids that the items have by now, and with what was written in their lists meanwhile. */
const changesNow = ({ changes, before = [] }: ItemChanges, items: readonly BacklogItem[], idOf: IdOf): ItemChange[] =>
  changesFor(items, withNewIds(changes, idOf), withNewIds(before, idOf));

/** Whether an item that was there when somebody changed it is not in the answer: the API skips ids that it does not know. */
function lacksChanged({ requirements }: Project, { changes, before = [] }: ItemChanges, idOf: IdOf): boolean {
  const there = new Set(requirements.map(({ id }) => id));
  const wasThere = new Set(before.map(({ id }) => idOf(id)));
  return changes.map(({ id }) => idOf(id)).some((id) => wasThere.has(id) && !there.has(id));
}

/** Changes items, each in its own way, in one call. */
export const changeItems = defineWrite<ItemChanges, Project>({
  ...ofProject,
  id: 'backlog.change',
  part: itemChangesSchema,
  optimistic: (parts, { idOf }) =>
    parts.flatMap((part) => inBacklog(part.projectId, (items) => patchItems(items, changesNow(part, items, idOf)))),
  send: async (part, { client, call, idOf, startOver }) => {
    const answer = await call(updateProject, async (savedNow) => {
      const { projectId } = part;
      const items = (await savedNow(projectQueries.project(projectId))).requirements;
      for (const patch of part.changes) {
        const item = items.find(({ id }) => id === idOf(patch.id));
        const before = part.before?.find(({ id }) => id === patch.id);
        if (item) refuseUnseenTexts(client, item, { id: item.id, before, patch }, ['description']);
      }
      const requirements = changesNow(part, items, idOf).map(({ order: _order, ...fields }) => fields);
      return { params: { projectId }, body: { project: { requirements } } };
    });
    if (lacksChanged(answer, part, idOf)) {
      // It may be there later: one that is yet to be added, or that is restored.
      startOver();
      throw new ApiError('invalid_response', 'The answer lacks a changed item', { endpointId: updateProject.id });
    }
    return answer;
  },
  failure: (parts, t, context) => {
    const ids = parts[0]?.changes.map(({ id }) => id) ?? [];
    const items = parts[0] && context.shown(projectQueries.project(parts[0].projectId))?.requirements;
    if (items && itemsOf(items, ids.map(context.idOf)).length === 0)
      return t('backlog.failed.changeMissing', { count: ids.length });
    return sayFailure('backlog.failed.change', parts, ids, t, context);
  },
  fields: ({ changes }) => changes.flatMap((change) => fieldsOf(change).map((field) => fieldOf(change.id, field))),
  withoutReplaced: ({ changes, ...rest }, isReplaced) => {
    const wanted = changes.flatMap((change) => {
      const fields = fieldsOf(change).filter((field) => !isReplaced(fieldOf(change.id, field)));
      const kept = Object.entries(change).filter(([field]) => fields.includes(field));
      return kept.length === 0 ? [] : [{ ...Object.fromEntries(kept), id: change.id }];
    });
    return wanted.length === 0 ? undefined : { ...rest, changes: wanted };
  },
});

/** Makes items at the end; whatever is done to them meanwhile waits, and then goes to those that were made. */
export const makeItems = defineWrite<NewItems, Project>({
  ...ofProject,
  id: 'backlog.make',
  part: newItemsSchema,
  optimistic: (parts) => parts.flatMap(({ projectId, items }) => adding(projectId, items.map(shownOf))),
  send: async ({ projectId, items, alike = [] }, context) => {
    const requirements = items.map(({ patch: { id: _id, ...fields } }) => fields);
    const answer = await sendProject(projectId, { requirements }, context);
    const others = idsNow(alike, context.idOf);
    const made = answer.requirements.filter(({ id }) => !others.has(id));
    matchMade(items.map(shownOf), made, context.mapId);
    return answer;
  },
  failure: (parts, t) => {
    const items = parts.flatMap((part) => part.items.map(shownOf));
    return sayProjectFailure('backlog.failed.add', items, t);
  },
});

const shownOf = ({ shown }: NewItem): BacklogItem => shown;

const adding = (projectId: ProjectId, items: readonly BacklogItem[]) =>
  inBacklog(projectId, (list) => addItems(list, items));

/** Finds of each item the one that was made of it: of several that look like it the last, as new ones are at the end. */
function matchMade(items: readonly BacklogItem[], made: readonly BacklogItem[], mapId: WriteContext['mapId']): void {
  const free = new Set(made);
  for (const item of items.toReversed()) {
    const match = [...free].findLast((one) => looksLike(one, item));
    if (match === undefined) continue;
    free.delete(match);
    mapId(item.id, match.id);
  }
}

/** Does a move to a list of items. */
function moveOf({ ids, to }: ItemMove, idOf: IdOf): BacklogChange {
  if (Array.isArray(to)) {
    const places = to.map((place) => ({ ...place, id: idOf(place.id) }));
    return (items) => applyPlaces(items, places);
  }
  const target = { ...to, beforeId: to.beforeId && idOf(to.beforeId) };
  return (items) => moveTo(items, idsNow(ids, idOf), target);
}

/** Moves items to a group and place. */
export const moveItems = defineWrite<ItemMove, Project>({
  ...ofProject,
  id: 'backlog.move',
  part: itemMoveSchema,
  optimistic: (parts, { idOf }) => parts.flatMap((part) => inBacklog(part.projectId, moveOf(part, idOf))),
  /** Sends the places that the items have once they are moved in what is saved by then. */
  send: (part, { call, idOf }) =>
    call(updateProject, async (savedNow) => {
      const { projectId, ids } = part;
      const items = (await savedNow(projectQueries.project(projectId))).requirements;
      const requirements = placesOf(moveOf(part, idOf)(items), idsNow(ids, idOf));
      return { params: { projectId }, body: { project: { requirements } } };
    }),
  failure: (parts, t, context) => sayFailure('backlog.failed.move', parts, parts[0]?.ids ?? [], t, context),
  // What was moved again since stays where it was put last.
  fields: ({ ids }) => ids.map((id) => fieldOf(id, 'place')),
  withoutReplaced: ({ ids, to, ...rest }, isReplaced) => {
    const isWanted = (id: BacklogItemId) => !isReplaced(fieldOf(id, 'place'));
    const wanted = ids.filter(isWanted);
    if (wanted.length === 0) return undefined;
    return { ...rest, ids: wanted, to: Array.isArray(to) ? to.filter(({ id }) => isWanted(id)) : to };
  },
});

const idsOf = (parts: readonly ItemDeletion[]) => parts.map(({ id }) => id);

const leaveOut = (parts: readonly ItemDeletion[], idOf: IdOf) => {
  const gone = idsNow(idsOf(parts), idOf);
  return parts.slice(0, 1).flatMap(({ projectId }) => inBacklog(projectId, (list) => withoutItems(list, gone)));
};

/** Deletes items, each with a call of its own. */
export const deleteItems = defineWrite<ItemDeletion, unknown>({
  id: 'backlog.delete',
  part: itemDeletionSchema,
  queueKey: projectQueueKey,
  optimistic: (parts, { idOf }) => leaveOut(parts, idOf),
  send: ({ projectId, id }, { call, idOf }) =>
    unlessGone(call(deleteProjectRequirement, { params: { projectId, requirementId: idOf(id) } })),
  saved: (done, { idOf }) => {
    const parts = done.map(({ part }) => part);
    return leaveOut(parts, idOf);
  },
  failure: (parts, t, context) => sayFailure('backlog.failed.delete', parts, idsOf(parts), t, context),
});

/** Restores deleted items: the same records, where they stood. */
export const restoreItems = defineWrite<ItemRestoration, Project>({
  ...ofProject,
  id: 'backlog.restore',
  part: itemRestorationSchema,
  optimistic: (parts) => parts.flatMap(({ projectId, items }) => adding(projectId, items)),
  send: ({ projectId, items }, { call, idOf }) =>
    call(restoreProjectRequirements, { params: { projectId }, body: { ids: items.map(({ id }) => idOf(id)) } }),
  failure: (parts, t) => {
    const all = parts.flatMap(({ items }) => items);
    return sayProjectFailure('backlog.failed.restore', all, t);
  },
});

/** Gives the project another name. */
export const renameProject = defineWrite<ProjectWrite, Project>({
  ...ofProject,
  id: 'backlog.rename',
  part: projectWriteSchema,
  optimistic: (parts) =>
    parts.flatMap(({ projectId, patch }) =>
      inProject(projectId, (project) => ({ ...project, name: patch.name ?? project.name })),
    ),
  send: async ({ projectId, patch }, context) => {
    const saved = await sendProject(projectId, patch, context);
    visit.keepProject(saved);
    return saved;
  },
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
