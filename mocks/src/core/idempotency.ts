import * as z from 'zod/mini';
import { JsonResponse } from './jsonResponse';
import { defineTable, type Tables } from './table';

/** The header by which a call says that it is another attempt of one that was made already. */
export const idempotencyHeader = 'idempotency-key';

/** How many answers are kept and how long; the length of a long one, and of all together, in UTF-16 units. */
const keptCount = 500;
const keptMs = 24 * 60 * 60 * 1_000;
const longLength = 10_000;
const keptLength = 5_000_000;

const answeredTable = defineTable({
  name: 'core.answered',
  schema: z.object({
    /** The key of the call. */
    id: z.string(),
    /** ISO 8601 instant, UTC. */
    at: z.string(),
    /** Null where what holds is read instead. */
    json: z.nullable(z.string()),
  }),
  seed: () => Promise.resolve([]),
});

/**
 * Answers a call that carries a key once; another attempt gets the answer of the first, for a day. Only what was done is
 * remembered: one that failed is tried again.
 * @param answer does it.
 * @param readAgain answers what holds now, in place of a long answer; undefined for a call that makes something, whose
 * answer is kept however long it is.
 */
export async function answerOnce(
  tables: Tables,
  key: string,
  now: Date,
  { answer, readAgain }: { answer: () => Promise<Response>; readAgain: (() => Promise<Response>) | undefined },
): Promise<Response> {
  const answered = await tables.open(answeredTable);
  const known = answered.get(key);
  if (known?.json) return new JsonResponse(known.json);
  if (known && readAgain) return readAgain();
  const response = await answer();
  if (!response.ok) return response;
  const json = await response.text();
  for (const { id } of outdated(answered.list(), now)) answered.remove(id);
  answered.insert({ id: key, at: now.toISOString(), json: readAgain && json.length > longLength ? null : json });
  return new JsonResponse(json);
}

function outdated<T extends { at: string; json: string | null }>(oldestFirst: readonly T[], now: Date): T[] {
  const limit = new Date(now.getTime() - keptMs).toISOString();
  let length = 0;
  return oldestFirst.toReversed().filter(({ at, json }, index) => {
    length += json?.length ?? 0;
    return at < limit || index >= keptCount - 1 || length > keptLength;
  });
}
