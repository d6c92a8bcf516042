import * as z from 'zod/mini';
import type { SchemaOf } from '../endpoint';

/** What the browser keeps of the writes of one page that are on their way. */
export const outboxSchema = z.object({
  writes: z.array(
    z.object({
      /** Id of the kind of write. */
      write: z.string(),
      parts: z.array(z.unknown()),
      /** Of each part; its calls carry it, so that the API does none twice. */
      keys: z.array(z.string()),
    }),
  ),
  /** Ids that the API has given to what was made on the page, behind those of the page. */
  ids: z.array(z.tuple([z.string(), z.string()])),
});
export type Outbox = z.infer<typeof outboxSchema>;

/** @throws ZodError when it is none. */
export const parseOutbox = (value: unknown): Outbox => outboxSchema.parse(value);

/** Parts that were kept, as their schema reads them; undefined where one is none (any longer). */
export function parseParts<Part>(part: SchemaOf<Part>, kept: readonly unknown[]): Part[] | undefined {
  const parsed = z.safeParse(z.array(part), kept);
  return parsed.success ? parsed.data : undefined;
}
