import type { Board, BoardSummary } from '@quarterdeck/contract/entities/board';
import type { BoardLabel, BoardLabelId } from '@quarterdeck/contract/entities/boardLabel';
import type { BoardList } from '@quarterdeck/contract/entities/boardList';
import type { Member } from '@quarterdeck/contract/entities/boardMember';
import type { Card } from '@quarterdeck/contract/entities/card';
import type { Contact, ContactId } from '@quarterdeck/contract/entities/contact';
import { byPosition } from '@quarterdeck/contract/rules/positions';
import { contactTable } from '../contacts/contactTable';
import type { Tables } from '../core/table';
import { invalid, notFound } from '../core/failure';
import { groupBy } from '../core/groupBy';
import { memo, memoWith } from '../core/memo';
import type { BoardRecord, CardRecord, ListRecord } from './boardRecords';
import { boardTable, cardTable, labelTable, listTable } from './boardTables';

/** The tables a board is made of. Once they are open, nothing else runs between reading and writing. */
export type BoardStore = Awaited<ReturnType<typeof openBoards>>;

export async function openBoards(db: Tables) {
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
  return contacts.known(refs.map(({ id }) => id));
}

/** Ids of the labels that the board has, each once. */
export function knownLabels(
  { labels }: BoardStore,
  boardId: string,
  refs: readonly { id: BoardLabelId }[],
): BoardLabelId[] {
  return labels.known(refs.map(({ id }) => id)).filter((id) => labels.get(id)?.boardId === boardId);
}

/** Sets the time of the last change on the board. */
export function touch({ boards }: BoardStore, boardId: string, now: Date): void {
  boards.patch(boardId, { lastActivity: now.toISOString() });
}

export function labelsOf({ labels }: BoardStore, boardId: string): BoardLabel[] {
  return labels.list().filter((label) => label.boardId === boardId);
}

const byId = memo(
  (contacts: readonly Contact[]): ReadonlyMap<string, Contact> => new Map(contacts.map((one) => [one.id, one])),
);

/** People as a board shows them; those who are contacts no longer are left out. */
function membersOf(contacts: readonly Contact[], ids: readonly ContactId[]): Member[] {
  return ids.flatMap((id) => {
    const contact = byId(contacts).get(id);
    return contact === undefined ? [] : [{ id, name: contact.name, avatar: contact.avatar }];
  });
}

const withLabelsAndMembers = memoWith(
  (card: CardRecord, labels: readonly BoardLabel[], contacts: readonly Contact[]): Card => ({
    ...card,
    labels: card.labels.flatMap((id) => labels.find((label) => label.id === id) ?? []),
    members: membersOf(contacts, card.members),
  }),
);

/** The card as calls answer it. */
export function answerCard({ labels, contacts }: BoardStore, card: CardRecord): Card {
  return withLabelsAndMembers(card, labels.list(), contacts.list());
}

const byList = memo((cards: readonly CardRecord[]) =>
  groupBy<CardRecord, string>(cards.toSorted(byPosition), ({ listId }) => listId),
);

/** The list as calls answer it. */
export function answerList(store: BoardStore, list: ListRecord): BoardList {
  const cards = byList(store.cards.list()).get(list.id) ?? [];
  return { ...list, cards: cards.map((card) => answerCard(store, card)) };
}

/** The board as the list of boards shows it. */
export function answerSummary({ contacts }: BoardStore, board: BoardRecord): BoardSummary {
  return { ...board, members: membersOf(contacts.list(), board.members) };
}

/** The board with all that lies on it. */
export function answerBoard(store: BoardStore, board: BoardRecord): Board {
  const lists = store.lists.list().filter(({ boardId }) => boardId === board.id);
  return {
    ...answerSummary(store, board),
    lists: lists.toSorted(byPosition).map((list) => answerList(store, list)),
    labels: labelsOf(store, board.id),
  };
}
