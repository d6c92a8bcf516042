import { createBoard, createCard, getBoard } from '@quarterdeck/contract/endpoints/scrumboard';
import type { Board } from '@quarterdeck/contract/entities/board';
import { boardIdSchema, type BoardId } from '@quarterdeck/contract/entities/boardId';
import { boardLabelIdSchema, type BoardLabelId } from '@quarterdeck/contract/entities/boardLabel';
import { boardListIdSchema, type BoardListId } from '@quarterdeck/contract/entities/boardListId';
import { cardIdSchema, type Card, type CardId } from '@quarterdeck/contract/entities/card';
import { positionStep } from '@quarterdeck/contract/rules/positions';
import * as z from 'zod/mini';
import { testClient, type MockClient } from './clientOf';

export const boardId = (id: string): BoardId => z.parse(boardIdSchema, id);
export const listId = (id: string): BoardListId => z.parse(boardListIdSchema, id);
export const cardId = (id: string): CardId => z.parse(cardIdSchema, id);
export const labelId = (id: string): BoardLabelId => z.parse(boardLabelIdSchema, id);

export async function readBoard({ call }: MockClient, id: BoardId = boardId('board-jetty')): Promise<Board> {
  return (await call(getBoard, { query: { id } })).body;
}

/** All cards of a board, list by list. */
export function cardsOf({ lists }: Board): Card[] {
  return lists.flatMap(({ cards }) => cards);
}

/** Titles of the cards by those of their lists, as a person reads them. */
export function titlesOf({ lists }: Board): Record<string, string[]> {
  return Object.fromEntries(lists.map(({ title, cards }) => [title, cards.map((card) => card.title)]));
}

/** An API with a board of one's own that has these lists with cards of these titles, and two labels. */
export async function clientWithBoard(
  lists: Readonly<Record<string, readonly string[]>>,
): Promise<MockClient & { board: Board }> {
  const client = testClient();
  const { body: board } = await client.call(createBoard, {
    body: {
      board: {
        title: 'Winter storage',
        lists: Object.keys(lists).map((title) => ({ title })),
        labels: [{ title: 'Hull' }, { title: 'Rigging' }],
      },
    },
  });
  for (const list of board.lists) {
    for (const [index, title] of (lists[list.title] ?? []).entries()) {
      const card = { boardId: board.id, listId: list.id, title, position: (index + 1) * positionStep };
      await client.call(createCard, { body: { card } });
    }
  }
  return { ...client, board: await readBoard(client, board.id) };
}
