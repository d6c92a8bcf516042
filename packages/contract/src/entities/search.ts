import * as z from 'zod/mini';

export const searchContactSchema = z.object({
  name: z.string(),
  avatar: z.nullable(z.string()),
  /** Address inside the site. */
  link: z.string(),
});
export type SearchContact = z.infer<typeof searchContactSchema>;

export const searchPageSchema = z.object({ title: z.string(), link: z.string() });
export type SearchPage = z.infer<typeof searchPageSchema>;

export const searchTaskSchema = z.object({
  title: z.string(),
  completed: z.boolean(),
  link: z.string(),
});
export type SearchTask = z.infer<typeof searchTaskSchema>;

export const searchResultSetSchema = z.discriminatedUnion('id', [
  z.object({ id: z.literal('contacts'), label: z.string(), results: z.array(searchContactSchema) }),
  z.object({ id: z.literal('pages'), label: z.string(), results: z.array(searchPageSchema) }),
  z.object({ id: z.literal('tasks'), label: z.string(), results: z.array(searchTaskSchema) }),
]);
export type SearchResultSet = z.infer<typeof searchResultSetSchema>;

/** Shorter text is not sent. */
export const searchMinLength = 2;
/** Characters of a text that are searched for; whoever pastes more finds by its beginning. */
export const searchMaxLength = 100;
/** Milliseconds of rest before a request goes out. */
export const searchDebounceMs = 300;
