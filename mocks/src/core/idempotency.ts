import * as z from 'zod/mini';
import type { Collection } from './collection';
import { JsonResponse } from './jsonResponse';
import { defineTable, type Tables } from './table';

/** The header by which a call says that it is another attempt of one that was made already. */
export const idempotencyHeader = 'idempotency-key';

/** How many answers are kept and how long; the length of a long one, and of all together, in UTF-16 units. */
const keptCount = 500;
const keptMs = 24 * 60 * 60 * 1_000;
const longLength = 10_000;
const keptLength = 5_000_000;

const answeredSchema = z.object({
  /** The key of the call. */
  id: z.string(),
  /** ISO 8601 instant, UTC. */
  at: z.string(),
  /** Null where what holds is read instead. */
  json: z.nullable(z.string()),
});
type Answered = z.infer<typeof answeredSchema>;

const answeredTable = defineTable({
  name: 'core.answered',
  schema: answeredSchema,
  seed: () => Promise.resolve([]),
});

interface Attempt {
  /** Does it. */
  answer: () => Promise<Response>;
  /**
   * Answers what holds now, in place of a long answer; undefined for a call that makes something, whose answer is kept
   * however long it is.
   */
  readAgain: (() => Promise<Response>) | undefined;
}

/** By key, the end of the newest attempt that is not answered yet. */
const callsUnderWay = new WeakMap<object, Map<string, Promise<unknown>>>();

/**
 * Answers a call that carries a key once; another attempt gets the answer of the first, for a day, and waits for it while it
 * is under way. Only what was done is remembered: one that failed is tried again.
 */
export async function answerOnce(tables: Tables, key: string, now: Date, attempt: Attempt): Promise<Response> {
  const answered = await tables.open(answeredTable);
  const underWay = callsUnderWay.get(answered) ?? new Map<string, Promise<unknown>>();
  callsUnderWay.set(answered, underWay);
  const answering = Promise.resolve(underWay.get(key)).then(() => answerNow(answered, key, now, attempt));
  // However it ends, the next attempt finds what it has left.
  const end = answering.catch(() => undefined);
  underWay.set(key, end);
  try {
    return await answering;
  } finally {
    if (underWay.get(key) === end) underWay.delete(key);
  }
}

async function answerNow(
  answered: Collection<Answered>,
  key: string,
  now: Date,
  { answer, readAgain }: Attempt,
): Promise<Response> {
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
