import * as z from 'zod/mini';

export const noteLabelIdSchema = z.string().check(z.minLength(1), z.maxLength(100)).brand<'NoteLabelId'>();
export type NoteLabelId = z.infer<typeof noteLabelIdSchema>;

export const noteLabelTitleMaxLength = 200;

export const noteLabelSchema = z.object({
  id: noteLabelIdSchema,
  title: z.string().check(z.maxLength(noteLabelTitleMaxLength)),
});
export type NoteLabel = z.infer<typeof noteLabelSchema>;
