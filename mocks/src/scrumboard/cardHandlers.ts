import * as calls from '@quarterdeck/contract/endpoints/scrumboard';
import type { CardPatchWithId } from '@quarterdeck/contract/entities/card';
import * as z from 'zod/mini';
import { handle, type MockHandler } from '../core/handle';
import {
  answerCard,
  knownLabels,
  knownMembers,
  openBoards,
  requireBoard,
  requireCard,
  requireListOf,
  touch,
  type BoardStore,
} from './boardStore';
import { cardRecordSchema, type CardRecord } from './boardRecords';

export const cardHandlers: readonly MockHandler[] = [
  handle(calls.createCard, async ({ body: { card } }, { db, newId, now }) => {
    const store = await openBoards(db);
    const { id: boardId } = requireBoard(store, card.boardId);
    requireListOf(store, boardId, card.listId, 'card.listId');
    const labels = knownLabels(store, boardId, card.labels);
    const members = knownMembers(store, card.members);
    const made = store.cards.insert(z.parse(cardRecordSchema, { ...card, id: newId(), labels, members }));
    touch(store, boardId, now());
    return answerCard(store, made);
  }),

  handle(calls.updateCard, async ({ body: { id, card } }, { db, now }) => {
    const store = await openBoards(db);
    patchCards(store, [{ ...card, id }], () => 'card', now());
    return answerCard(store, requireCard(store, id));
  }),

  handle(calls.updateCards, async ({ body: { cards } }, { db, now }) => {
    const store = await openBoards(db);
    const patched = patchCards(store, cards, (index) => `cards.${index}`, now());
    return patched.map((card) => answerCard(store, card));
  }),

  handle(calls.updateCardPositions, async ({ body: { cards } }, { db, now }) => {
    const store = await openBoards(db);
    const patched = patchCards(store, cards, (index) => `cards.${index}`, now());
    return patched.map((card) => answerCard(store, card));
  }),

  handle(calls.deleteCard, async ({ query: { id } }, { db, now }) => {
    const store = await openBoards(db);
    const { boardId } = requireCard(store, id);
    store.cards.remove(id);
    touch(store, boardId, now());
    return true as const;
  }),
];

/**
 * Changes cards; nothing is written when one of them does not exist or would leave its board.
 * @param pathOf the patch with this index in the body, for the messages.
 * @returns the cards as they are afterwards, each once.
 */
function patchCards(
  store: BoardStore,
  patches: readonly CardPatchWithId[],
  pathOf: (index: number) => string,
  now: Date,
): CardRecord[] {
  const boardIds = patches.map(({ id, listId }, index) => {
    const { boardId } = requireCard(store, id);
    if (listId !== undefined) requireListOf(store, boardId, listId, `${pathOf(index)}.listId`);
    return boardId;
  });
  const after = new Map<string, CardRecord>();
  for (const [index, { id, labels, members, ...fields }] of patches.entries()) {
    const patched = store.cards.patch(id, {
      ...fields,
      ...(labels && { labels: knownLabels(store, boardIds[index] ?? '', labels) }),
      ...(members && { members: knownMembers(store, members) }),
    });
    if (patched !== undefined) after.set(id, patched);
  }
  for (const boardId of new Set(boardIds)) touch(store, boardId, now);
  return [...after.values()];
}
