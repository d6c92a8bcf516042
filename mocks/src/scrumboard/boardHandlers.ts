import * as calls from '@quarterdeck/contract/endpoints/scrumboard';
import { boardDefaults } from '@quarterdeck/contract/entities/board';
import { fold } from '@quarterdeck/contract/rules/fold';
import { renumberPositions } from '@quarterdeck/contract/rules/positions';
import * as z from 'zod/mini';
import { invalid } from '../core/failure';
import { handle, type MockHandler } from '../core/handle';
import { answerBoard, answerSummary, knownMembers, openBoards, requireBoard } from './boardStore';
import { boardRecordSchema, listRecordSchema } from './boardRecords';
import { makeLabel } from './makeLabel';

export const boardHandlers: readonly MockHandler[] = [
  handle(calls.listBoards, async (_, { db }) => {
    const store = await openBoards(db);
    const newestFirst = store.boards.list().toSorted((a, b) => Date.parse(b.lastActivity) - Date.parse(a.lastActivity));
    return newestFirst.map((board) => answerSummary(store, board));
  }),

  handle(calls.getBoard, async ({ query: { id } }, { db }) => {
    const store = await openBoards(db);
    return answerBoard(store, requireBoard(store, id));
  }),

  handle(calls.createBoard, async ({ body }, { db, newId, now }) => {
    const store = await openBoards(db);
    const { lists = [], labels = [], members = [], ...fields } = body.board;
    requireUniqueTitles(labels);
    const board = store.boards.insert(
      z.parse(boardRecordSchema, {
        ...boardDefaults,
        ...fields,
        id: newId(),
        members: knownMembers(store, members),
        lastActivity: now().toISOString(),
      }),
    );
    const boardId = board.id;
    for (const label of labels) store.labels.insert(makeLabel(newId(), boardId, label.title));
    for (const list of renumberPositions(lists.map(({ title }) => ({ title, position: 0 })))) {
      store.lists.insert(z.parse(listRecordSchema, { ...list, id: newId(), boardId }));
    }
    return answerBoard(store, board);
  }),

  handle(calls.updateBoard, async ({ body: { id, board } }, { db, now }) => {
    const store = await openBoards(db);
    const { members, ...fields } = board;
    const known = members && { members: knownMembers(store, members) };
    const before = requireBoard(store, id);
    const patched = store.boards.patch(id, { ...fields, ...known, lastActivity: now().toISOString() });
    return answerBoard(store, patched ?? before);
  }),

  handle(calls.deleteBoard, async ({ query: { id } }, { db }) => {
    const store = await openBoards(db);
    requireBoard(store, id);
    for (const table of [store.cards, store.lists, store.labels]) table.removeEach(({ boardId }) => boardId === id);
    store.boards.remove(id);
    return true as const;
  }),
];

/** @throws Failure 400 when two labels of a new board would read the same. */
function requireUniqueTitles(labels: readonly { title: string }[]): void {
  const seen = new Set<string>();
  for (const [index, { title }] of labels.entries()) {
    if (seen.has(fold(title))) {
      throw invalid('Two labels have the same title', { [`board.labels.${index}.title`]: 'Is already a label' });
    }
    seen.add(fold(title));
  }
}
