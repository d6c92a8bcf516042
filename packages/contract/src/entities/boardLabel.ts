import * as z from 'zod/mini';
import { boardIdSchema } from './boardId';

export const boardLabelIdSchema = z.string().check(z.minLength(1), z.maxLength(100)).brand<'BoardLabelId'>();
export type BoardLabelId = z.infer<typeof boardLabelIdSchema>;

export const boardLabelTitleSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(60));

/** A label belongs to one board, on which no two read the same. */
export const boardLabelSchema = z.object({
  id: boardLabelIdSchema,
  boardId: boardIdSchema,
  title: boardLabelTitleSchema,
});
export type BoardLabel = z.infer<typeof boardLabelSchema>;

/** Labels as a write takes them: only the ids count. */
export const boardLabelRefsSchema = z.array(z.pick(boardLabelSchema, { id: true })).check(z.maxLength(1_000));
