import * as z from 'zod/mini';

/** Languages of the site; the first is the default and the fallback. */
export const messageLanguages = ['en', 'tr'] as const;
export type MessageLanguage = (typeof messageLanguages)[number];

/** Words of one language by key, in groups or flat; values stand in double braces. */
export interface MessageTree {
  [key: string]: string | MessageTree;
}

export const messageTreeSchema: z.ZodMiniType<MessageTree> = z.record(
  z.string(),
  z.union([z.string(), z.lazy(() => messageTreeSchema)]),
);
