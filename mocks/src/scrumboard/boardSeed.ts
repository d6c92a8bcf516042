import { boardIdSchema } from '@quarterdeck/contract/entities/boardId';
import { boardLabelSchema, type BoardLabel } from '@quarterdeck/contract/entities/boardLabel';
import { boardListSchema } from '@quarterdeck/contract/entities/boardList';
import { cardSchema, checklistItemSchema } from '@quarterdeck/contract/entities/card';
import { contactIdSchema } from '@quarterdeck/contract/entities/contact';
import { renumberPositions } from '@quarterdeck/contract/rules/positions';
import * as z from 'zod/mini';
import { _default as withDefault } from 'zod/mini';
import { seedMomentSchema, toInstant } from '../core/seedMoment';
import type { BoardRecord, CardRecord, ListRecord } from './boardRecords';

const { shape } = cardSchema;
const memberIds = withDefault(z.array(contactIdSchema), []);

const cardSeedSchema = z.object({
  id: shape.id,
  title: shape.title,
  description: withDefault(shape.description, null),
  labels: withDefault(z.array(boardLabelSchema.shape.id), []),
  due: z.optional(seedMomentSchema),
  members: memberIds,
  checklist: withDefault(z.array(z.omit(checklistItemSchema, { id: true })), []),
});

/** A board in `seeds/boards.json` with all that lies on it; positions follow from the order in the file. */
const boardSeedSchema = z.object({
  id: boardIdSchema,
  title: z.string(),
  description: z.string(),
  icon: z.string(),
  active: seedMomentSchema,
  members: memberIds,
  labels: z.array(z.pick(boardLabelSchema, { id: true, title: true })),
  lists: z.array(
    z.object({ id: boardListSchema.shape.id, title: boardListSchema.shape.title, cards: z.array(cardSeedSchema) }),
  ),
});

/** The records of the seed file, by table. */
export interface BoardSeeds {
  boards: BoardRecord[];
  lists: ListRecord[];
  cards: CardRecord[];
  labels: BoardLabel[];
}

/** Reads the seed file; days are counted from the day of `now`. */
export function readBoardSeeds(json: unknown, now: Date): BoardSeeds {
  const seeds: BoardSeeds = { boards: [], lists: [], cards: [], labels: [] };
  for (const { active, labels, lists, ...board } of z.parse(z.array(boardSeedSchema), json)) {
    const boardId = board.id;
    seeds.boards.push({ ...board, lastActivity: toInstant(active, now) });
    seeds.labels.push(...labels.map((label) => ({ ...label, boardId })));
    seeds.lists.push(...renumberPositions(lists.map(({ id, title }) => ({ id, boardId, title, position: 0 }))));
    for (const list of lists) {
      const cards = list.cards.map(({ due, checklist, ...card }) => ({
        ...card,
        boardId,
        listId: list.id,
        position: 0,
        dueDate: due === undefined ? null : toInstant(due, now),
        checklist: checklist.map((item, index) => ({ id: `${card.id}-${index + 1}`, ...item })),
      }));
      seeds.cards.push(...renumberPositions(cards));
    }
  }
  return seeds;
}
