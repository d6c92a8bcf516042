import * as z from 'zod/mini';

export const contactTagIdSchema = z.string().check(z.minLength(1), z.maxLength(100)).brand<'ContactTagId'>();
export type ContactTagId = z.infer<typeof contactTagIdSchema>;

export const contactTagSchema = z.object({
  id: contactTagIdSchema,
  title: z.string().check(z.maxLength(200)),
});
export type ContactTag = z.infer<typeof contactTagSchema>;
