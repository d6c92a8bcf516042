import * as z from 'zod/mini';
import { JsonResponse } from './jsonResponse';
import { defineTable, type Tables } from './table';

/** The header by which a call says that it is another attempt of one that was made already. */
export const idempotencyHeader = 'idempotency-key';

/** How many answers are kept, how long, and up to which length of their text. */
const keptCount = 500;
const keptMs = 24 * 60 * 60 * 1_000;
const keptLength = 10_000;

const answeredTable = defineTable({
  name: 'core.answered',
  schema: z.object({
    /** The key of the call. */
    id: z.string(),
    /** ISO 8601 instant, UTC. */
    at: z.string(),
    /** Null where the answer is too long to be kept. */
    json: z.nullable(z.string()),
  }),
  seed: () => Promise.resolve([]),
});

/**
 * Answers a call that carries a key once; another attempt gets the answer of the first, for a day. Only what was done is
 * remembered: one that failed is tried again.
 * @param answer does it.
 * @param readAgain answers what holds now, in place of an answer that was too long to be kept.
 */
export async function answerOnce(
  tables: Tables,
  key: string,
  now: Date,
  { answer, readAgain }: { answer: () => Promise<Response>; readAgain: () => Promise<Response> },
): Promise<Response> {
  const answered = await tables.open(answeredTable);
  const known = answered.get(key);
  if (known !== undefined) return known.json === null ? readAgain() : new JsonResponse(known.json);
  const response = await answer();
  if (!response.ok) return response;
  const json = await response.text();
  for (const { id } of outdated(answered.list(), now)) answered.remove(id);
  answered.insert({ id: key, at: now.toISOString(), json: json.length > keptLength ? null : json });
  return new JsonResponse(json);
}

function outdated<T extends { at: string }>(oldestFirst: readonly T[], now: Date): T[] {
  const limit = new Date(now.getTime() - keptMs).toISOString();
  return oldestFirst.filter(({ at }, index) => at < limit || index <= oldestFirst.length - keptCount);
}
