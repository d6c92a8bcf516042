import { boardDefaults, boardSchema, type Board } from '@quarterdeck/contract/entities/board';
import { boardListSchema, type BoardList } from '@quarterdeck/contract/entities/boardList';
import { cardSchema, type Card } from '@quarterdeck/contract/entities/card';
import { positionStep } from '@quarterdeck/contract/rules/positions';
import * as z from 'zod/mini';

/** A card by hand: what is not given is as in one that has just been written. */
export function buildCard(overrides: Partial<z.input<typeof cardSchema>> = {}): Card {
  return z.parse(cardSchema, {
    id: 'card-built',
    boardId: 'board-built',
    listId: 'list-built',
    position: positionStep,
    title: 'Ask the harbour office for the tide table',
    description: null,
    labels: [],
    dueDate: null,
    members: [],
    checklist: [],
    ...overrides,
  });
}

/** A list by hand: what is not given is as in the first one of a board, without cards. */
export function buildBoardList(overrides: Partial<z.input<typeof boardListSchema>> = {}): BoardList {
  return z.parse(boardListSchema, {
    id: 'list-built',
    boardId: 'board-built',
    position: positionStep,
    title: 'To do',
    cards: [],
    ...overrides,
  });
}

/** A board by hand: what is not given is as in an empty new one. */
export function buildBoard(overrides: Partial<z.input<typeof boardSchema>> = {}): Board {
  return z.parse(boardSchema, {
    ...boardDefaults,
    id: 'board-built',
    title: 'Winter storage',
    lastActivity: '2026-03-02T08:00:00.000Z',
    members: [],
    lists: [],
    labels: [],
    ...overrides,
  });
}
