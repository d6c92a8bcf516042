import * as calls from '@quarterdeck/contract/endpoints/scrumboard';
import type { BoardListPatch } from '@quarterdeck/contract/entities/boardList';
import * as z from 'zod/mini';
import { handle, type MockHandler } from '../core/handle';
import { answerList, openBoards, requireBoard, requireList, touch, type BoardStore } from './boardStore';
import { listRecordSchema, type ListRecord } from './boardRecords';

export const boardListHandlers: readonly MockHandler[] = [
  handle(calls.createBoardList, async ({ body }, { db, newId, now }) => {
    const store = await openBoards(db);
    const { id: boardId } = requireBoard(store, body.list.boardId);
    const list = store.lists.insert(z.parse(listRecordSchema, { ...body.list, id: newId() }));
    touch(store, boardId, now());
    return { ...list, cards: [] };
  }),

  handle(calls.updateBoardList, async ({ body: { list } }, { db, now }) => {
    const store = await openBoards(db);
    patchLists(store, [list], now());
    return answerList(store, requireList(store, list.id));
  }),

  handle(calls.updateBoardLists, async ({ body: { lists } }, { db, now }) => {
    const store = await openBoards(db);
    return patchLists(store, lists, now()).map((list) => answerList(store, list));
  }),

  handle(calls.deleteBoardList, async ({ query: { id } }, { db, now }) => {
    const store = await openBoards(db);
    const { boardId } = requireList(store, id);
    store.cards.removeEach(({ listId }) => listId === id);
    store.lists.remove(id);
    touch(store, boardId, now());
    return true as const;
  }),
];

/**
 * Changes lists; nothing is written when one of them does not exist.
 * @returns the lists as they are afterwards, each once.
 */
function patchLists(store: BoardStore, patches: readonly BoardListPatch[], now: Date): ListRecord[] {
  const before = patches.map(({ id }) => requireList(store, id));
  const after = new Map<string, ListRecord>();
  for (const { id, ...fields } of patches) {
    const patched = store.lists.patch(id, fields);
    if (patched !== undefined) after.set(id, patched);
  }
  for (const boardId of new Set(before.map((list) => list.boardId))) touch(store, boardId, now);
  return [...after.values()];
}
