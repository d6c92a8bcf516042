import * as z from 'zod/mini';

export const chatIdSchema = z.string().check(z.minLength(1), z.maxLength(100)).brand<'ChatId'>();
export type ChatId = z.infer<typeof chatIdSchema>;
