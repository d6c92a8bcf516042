import * as z from 'zod/mini';

export const boardIdSchema = z.string().check(z.minLength(1), z.maxLength(100)).brand<'BoardId'>();
export type BoardId = z.infer<typeof boardIdSchema>;

/** Place among siblings, smallest first; gaps are usual (see `rules/positions`). */
export const positionSchema = z.int().check(z.nonnegative());
