import { boardIdSchema } from '@quarterdeck/contract/entities/boardId';
import { boardLabelSchema, type BoardLabel } from '@quarterdeck/contract/entities/boardLabel';
import { boardListIdSchema } from '@quarterdeck/contract/entities/boardListId';
import { positionStep } from '@quarterdeck/contract/rules/positions';
import * as z from 'zod/mini';
import { defineTable } from '../core/table';
import {
  boardRecordSchema,
  cardRecordSchema,
  listRecordSchema,
  type BoardRecord,
  type CardRecord,
  type ListRecord,
} from './boardRecords';
import { readBoardSeeds, type BoardSeeds } from './boardSeed';

async function loadSeeds(now: Date): Promise<BoardSeeds> {
  const { default: json } = await import('./seeds/boards.json');
  return readBoardSeeds(json, now);
}

/** Lists of the first data, and copies of them under `large`: four on each of the first four copies of boards. */
const firstLists = 8;
const listCopies = 16;

// Nobody has thousands of boards, columns or labels; what grows is the number of cards.
export const boardTable = defineTable<BoardRecord>({
  name: 'scrumboard.boards',
  schema: boardRecordSchema,
  seed: async (now) => (await loadSeeds(now)).boards,
  list: { largeSize: 200, vary: (copy, index) => ({ ...copy, title: `${copy.title} ${index + 1}` }) },
});

export const listTable = defineTable<ListRecord>({
  name: 'scrumboard.lists',
  schema: listRecordSchema,
  seed: async (now) => (await loadSeeds(now)).lists,
  list: {
    largeSize: firstLists + listCopies,
    vary: (copy, index) => ({ ...copy, ...placeOfCopy(index - firstLists) }),
  },
});

export const cardTable = defineTable<CardRecord>({
  name: 'scrumboard.cards',
  schema: cardRecordSchema,
  seed: async (now) => (await loadSeeds(now)).cards,
  list: {
    // A crowded board is made of bare titles; thousands of descriptions would measure text, not cards.
    vary: (copy, index) => ({
      ...copy,
      ...(index % 2 === 0 ? placeOfCard(index / 2) : {}),
      title: `${copy.title} (${index + 1})`,
      description: null,
      checklist: [],
      position: (index + 1) * positionStep,
    }),
  },
});

/** Board and position of a copy of a list, counted from 0; the first two boards come before the copies. */
function placeOfCopy(index: number): Pick<ListRecord, 'boardId' | 'position'> {
  const boardId = z.parse(boardIdSchema, `large-${2 + Math.floor(index / 4)}`);
  return { boardId, position: ((index % 4) + 1) * positionStep };
}

/** A place for a copy of a card on one of the copies of lists, whose boards have no labels. */
function placeOfCard(index: number): Pick<CardRecord, 'boardId' | 'listId' | 'labels'> {
  const copy = index % listCopies;
  const { boardId } = placeOfCopy(copy);
  return { boardId, listId: z.parse(boardListIdSchema, `large-${firstLists + copy}`), labels: [] };
}

export const labelTable = defineTable<BoardLabel>({
  name: 'scrumboard.labels',
  schema: boardLabelSchema,
  seed: async (now) => (await loadSeeds(now)).labels,
  list: { largeSize: 60, vary: (copy, index) => ({ ...copy, title: `${copy.title} ${index + 1}` }) },
});
