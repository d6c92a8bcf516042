import type { Board, BoardSummary } from '@quarterdeck/contract/entities/board';
import type { BoardLabel, BoardLabelId } from '@quarterdeck/contract/entities/boardLabel';
import type { BoardList } from '@quarterdeck/contract/entities/boardList';
import type { Member } from '@quarterdeck/contract/entities/boardMember';
import type { Card } from '@quarterdeck/contract/entities/card';
import type { ContactId } from '@quarterdeck/contract/entities/contact';
import { byPosition } from '@quarterdeck/contract/rules/positions';
import { contactTable } from '../contacts/contactTable';
import type { Database } from '../core/database';
import { invalid, notFound } from '../core/failure';
import {
  boardTable,
  cardTable,
  labelTable,
  listTable,
  type BoardRecord,
  type CardRecord,
  type ListRecord,
} from './boardTables';

/** The tables a board is made of. Once they are open, reading and writing happen without a pause in between. */
export type BoardStore = Awaited<ReturnType<typeof openBoards>>;

export async function openBoards(db: Database) {
  const [boards, lists, cards, labels, contacts] = await Promise.all([
    db.open(boardTable),
    db.open(listTable),
    db.open(cardTable),
    db.open(labelTable),
    db.open(contactTable),
  ]);
  return { boards, lists, cards, labels, contacts };
}

/** @throws Failure 404 when there is no board with this id. */
export function requireBoard({ boards }: BoardStore, id: string): BoardRecord {
  const board = boards.get(id);
  if (board === undefined) throw notFound(`No board with id ${id}`);
  return board;
}

/** @throws Failure 404 when there is no list with this id. */
export function requireList({ lists }: BoardStore, id: string): ListRecord {
  const list = lists.get(id);
  if (list === undefined) throw notFound(`No list with id ${id}`);
  return list;
}

/**
 * @param path of the id in the body, for the message.
 * @throws Failure 404 when there is no list with this id, 400 when it is on another board.
 */
export function requireListOf(store: BoardStore, boardId: string, id: string, path: string): void {
  if (requireList(store, id).boardId !== boardId) {
    throw invalid('The list is on another board', { [path]: 'Is on another board' });
  }
}

/** @throws Failure 404 when there is no card with this id. */
export function requireCard({ cards }: BoardStore, id: string): CardRecord {
  const card = cards.get(id);
  if (card === undefined) throw notFound(`No card with id ${id}`);
  return card;
}

/** Ids of the people there are, each once. */
export function knownMembers({ contacts }: BoardStore, refs: readonly { id: ContactId }[]): ContactId[] {
  return [...new Set(refs.map(({ id }) => id))].filter((id) => contacts.get(id) !== undefined);
}

/** Ids of the labels that the board has, each once. */
export function knownLabels(
  { labels }: BoardStore,
  boardId: string,
  refs: readonly { id: BoardLabelId }[],
): BoardLabelId[] {
  return [...new Set(refs.map(({ id }) => id))].filter((id) => labels.get(id)?.boardId === boardId);
}

/** Notes that something on the board was changed now. */
export function touch({ boards }: BoardStore, boardId: string, now: Date): void {
  boards.patch(boardId, { lastActivity: now.toISOString() });
}

export function labelsOf({ labels }: BoardStore, boardId: string): BoardLabel[] {
  return labels.list().filter((label) => label.boardId === boardId);
}

/** People as a board shows them; those who are contacts no longer are left out. */
function membersOf({ contacts }: BoardStore, ids: readonly ContactId[]): Member[] {
  return ids.flatMap((id) => {
    const contact = contacts.get(id);
    return contact === undefined ? [] : [{ id, name: contact.name, avatar: contact.avatar }];
  });
}

/** The card as calls answer it. */
export function answerCard(store: BoardStore, card: CardRecord): Card {
  return {
    ...card,
    labels: card.labels.flatMap((id) => store.labels.get(id) ?? []),
    members: membersOf(store, card.members),
  };
}

const answerCards = (store: BoardStore, cards: readonly CardRecord[]): Card[] =>
  cards.toSorted(byPosition).map((card) => answerCard(store, card));

/** The list as calls answer it. */
export function answerList(store: BoardStore, list: ListRecord): BoardList {
  const cards = store.cards.list().filter(({ listId }) => listId === list.id);
  return { ...list, cards: answerCards(store, cards) };
}

/** Lists as calls answer them, in the order given. */
export function answerLists(store: BoardStore, lists: readonly ListRecord[]): BoardList[] {
  const cardsOf = new Map<string, CardRecord[]>(lists.map(({ id }) => [id, []]));
  for (const card of store.cards.list()) cardsOf.get(card.listId)?.push(card);
  return lists.map((list) => ({ ...list, cards: answerCards(store, cardsOf.get(list.id) ?? []) }));
}

/** The board as the list of boards shows it. */
export function answerSummary(store: BoardStore, board: BoardRecord): BoardSummary {
  return { ...board, members: membersOf(store, board.members) };
}

/** The board with all that lies on it. */
export function answerBoard(store: BoardStore, board: BoardRecord): Board {
  const lists = store.lists.list().filter(({ boardId }) => boardId === board.id);
  return {
    ...answerSummary(store, board),
    lists: answerLists(store, lists.toSorted(byPosition)),
    labels: labelsOf(store, board.id),
  };
}
