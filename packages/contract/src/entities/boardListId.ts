import * as z from 'zod/mini';

export const boardListIdSchema = z.string().check(z.minLength(1), z.maxLength(100)).brand<'BoardListId'>();
export type BoardListId = z.infer<typeof boardListIdSchema>;
