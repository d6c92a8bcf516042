import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { boardPatchSchema, boardSchema, boardSummarySchema, newBoardSchema } from '../entities/board';
import { boardIdSchema, positionSchema } from '../entities/boardId';
import { boardLabelIdSchema, boardLabelSchema } from '../entities/boardLabel';
import { boardListPatchSchema, boardListSchema, newBoardListSchema } from '../entities/boardList';
import { boardListIdSchema } from '../entities/boardListId';
import { cardIdSchema, cardPatchSchema, cardPatchWithIdSchema, cardSchema, newCardSchema } from '../entities/card';
import { positionStep } from '../rules/positions';

/** Boards without their lists and labels, sorted by last activity, newest first. */
export const listBoards = endpoint({
  id: 'scrumboard.boards.list',
  method: 'GET',
  path: 'api/apps/scrumboard/boards',
  response: z.array(boardSummarySchema),
});

/** Lists and cards are sorted by position. */
export const getBoard = endpoint({
  id: 'scrumboard.board.get',
  method: 'GET',
  path: 'api/apps/scrumboard/board',
  query: z.object({ id: boardIdSchema }),
  response: boardSchema,
});

export const createBoard = endpoint({
  id: 'scrumboard.board.create',
  method: 'POST',
  path: 'api/apps/scrumboard/board',
  body: z.object({ board: newBoardSchema }),
  response: boardSchema,
});

export const updateBoard = endpoint({
  id: 'scrumboard.board.update',
  method: 'PATCH',
  path: 'api/apps/scrumboard/board',
  body: z.object({ id: boardIdSchema, board: boardPatchSchema }),
  response: boardSchema,
});

/** Its lists, cards and labels go with it. */
export const deleteBoard = endpoint({
  id: 'scrumboard.board.delete',
  method: 'DELETE',
  path: 'api/apps/scrumboard/board',
  query: z.object({ id: boardIdSchema }),
  response: z.literal(true),
});

export const createBoardList = endpoint({
  id: 'scrumboard.list.create',
  method: 'POST',
  path: 'api/apps/scrumboard/board/list',
  body: z.object({ list: newBoardListSchema }),
  response: boardListSchema,
});

export const updateBoardList = endpoint({
  id: 'scrumboard.list.update',
  method: 'PATCH',
  path: 'api/apps/scrumboard/board/list',
  body: z.object({ list: boardListPatchSchema }),
  response: boardListSchema,
});

/** Merges each list by its id; answers the lists sent, in the order sent. */
export const updateBoardLists = endpoint({
  id: 'scrumboard.lists.update',
  method: 'PATCH',
  path: 'api/apps/scrumboard/board/lists',
  body: z.object({ lists: z.array(boardListPatchSchema) }),
  response: z.array(boardListSchema),
});

/** Its cards go with it. */
export const deleteBoardList = endpoint({
  id: 'scrumboard.list.delete',
  method: 'DELETE',
  path: 'api/apps/scrumboard/board/list',
  query: z.object({ id: boardListIdSchema }),
  response: z.literal(true),
});

export const createCard = endpoint({
  id: 'scrumboard.card.create',
  method: 'PUT',
  path: 'api/apps/scrumboard/board/card',
  body: z.object({ card: newCardSchema }),
  response: cardSchema,
});

/** A card moves by `listId` and `position`. */
export const updateCard = endpoint({
  id: 'scrumboard.card.update',
  method: 'PATCH',
  path: 'api/apps/scrumboard/board/card',
  body: z.object({ id: cardIdSchema, card: cardPatchSchema }),
  response: cardSchema,
});

/** Merges each card by its id; answers the cards sent, in the order sent. */
export const updateCards = endpoint({
  id: 'scrumboard.cards.update',
  method: 'PATCH',
  path: 'api/apps/scrumboard/board/cards',
  body: z.object({ cards: z.array(cardPatchWithIdSchema) }),
  response: z.array(cardSchema),
});

/** Stores nothing but list and position of each card, for a list that is renumbered. */
export const updateCardPositions = endpoint({
  id: 'scrumboard.card.positions',
  method: 'PATCH',
  path: 'api/apps/scrumboard/board/card/positions',
  body: z.object({
    cards: z.array(
      z.object({
        id: cardIdSchema,
        listId: boardListIdSchema,
        position: positionSchema.check(z.multipleOf(positionStep)),
      }),
    ),
  }),
  response: z.array(cardSchema),
});

export const deleteCard = endpoint({
  id: 'scrumboard.card.delete',
  method: 'DELETE',
  path: 'api/apps/scrumboard/board/card',
  query: z.object({ id: cardIdSchema }),
  response: z.literal(true),
});

/** In the order in which they were made. */
export const listBoardLabels = endpoint({
  id: 'scrumboard.labels.list',
  method: 'GET',
  path: 'api/apps/scrumboard/board/labels',
  query: z.object({ boardId: boardIdSchema }),
  response: z.array(boardLabelSchema),
});

export const createBoardLabel = endpoint({
  id: 'scrumboard.label.create',
  method: 'PUT',
  path: 'api/apps/scrumboard/board/label',
  body: z.object({ label: z.omit(boardLabelSchema, { id: true }) }),
  response: boardLabelSchema,
});

export const updateBoardLabel = endpoint({
  id: 'scrumboard.label.update',
  method: 'PATCH',
  path: 'api/apps/scrumboard/board/label',
  body: z.object({ id: boardLabelIdSchema, label: z.partial(z.pick(boardLabelSchema, { title: true })) }),
  response: boardLabelSchema,
});

/** The label is taken from every card of the board. */
export const deleteBoardLabel = endpoint({
  id: 'scrumboard.label.delete',
  method: 'DELETE',
  path: 'api/apps/scrumboard/board/label',
  query: z.object({ id: boardLabelIdSchema }),
  response: z.literal(true),
});
