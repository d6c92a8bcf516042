import * as calls from '@quarterdeck/contract/endpoints/scrumboard';
import { notFound } from '../core/failure';
import { handle, type MockHandler } from '../core/handle';
import { requireUniqueTitle } from '../core/requireUniqueTitle';
import { labelsOf, openBoards, requireBoard, touch } from './boardStore';
import { makeLabel } from './makeLabel';

const noLabel = (id: string) => notFound(`No label with id ${id}`);

export const boardLabelHandlers: readonly MockHandler[] = [
  handle(calls.listBoardLabels, async ({ query: { boardId } }, { db }) => {
    const store = await openBoards(db);
    return labelsOf(store, requireBoard(store, boardId).id);
  }),

  handle(calls.createBoardLabel, async ({ body: { label } }, { db, newId, now }) => {
    const store = await openBoards(db);
    const { id: boardId } = requireBoard(store, label.boardId);
    requireUniqueTitle(labelsOf(store, boardId), label.title, { kind: 'label', field: 'label.title' });
    const made = store.labels.insert(makeLabel(newId(), boardId, label.title));
    touch(store, boardId, now());
    return made;
  }),

  handle(calls.updateBoardLabel, async ({ body: { id, label } }, { db, now }) => {
    const store = await openBoards(db);
    const before = store.labels.get(id);
    if (before === undefined) throw noLabel(id);
    if (label.title !== undefined) {
      const labels = labelsOf(store, before.boardId);
      requireUniqueTitle(labels, label.title, { kind: 'label', field: 'label.title', ownId: id });
    }
    const patched = store.labels.patch(id, label);
    touch(store, before.boardId, now());
    return patched ?? before;
  }),

  handle(calls.deleteBoardLabel, async ({ query: { id } }, { db, now }) => {
    const store = await openBoards(db);
    const label = store.labels.get(id);
    if (label === undefined) throw noLabel(id);
    store.cards.patchEach((card) =>
      card.labels.includes(id) ? { labels: card.labels.filter((label) => label !== id) } : undefined,
    );
    store.labels.remove(id);
    touch(store, label.boardId, now());
    return true as const;
  }),
];
