import * as z from 'zod/mini';
import { boardIdSchema, positionSchema } from './boardId';
import { cardSchema } from './card';
import { boardListIdSchema } from './boardListId';

export const boardListTitleSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));

/** A column of a board. */
export const boardListSchema = z.object({
  id: boardListIdSchema,
  boardId: boardIdSchema,
  position: positionSchema,
  title: boardListTitleSchema,
  /** Sorted by position. */
  cards: z.array(cardSchema),
});
export type BoardList = z.infer<typeof boardListSchema>;

/** A new list; it has no cards yet. */
export const newBoardListSchema = z.omit(boardListSchema, { id: true, cards: true });
export type NewBoardList = z.infer<typeof newBoardListSchema>;

/** What may be changed of the list with this id. It stays on its board, and its cards have calls of their own. */
export const boardListPatchSchema = z.extend(z.partial(z.pick(boardListSchema, { position: true, title: true })), {
  id: boardListIdSchema,
});
export type BoardListPatch = z.infer<typeof boardListPatchSchema>;
