import * as z from 'zod/mini';
import { _default as withDefault } from 'zod/mini';
import { describe, expect, it, vi } from 'vitest';
import { contactSchema } from './entities/contact';
import { navigationItemSchema } from './entities/navigation';
import { newTask, taskSchema } from './entities/task';
import { quickParse } from './quickParse';

/** Numbers from 0 to 1 that are the same in each run (a linear congruential generator). */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** What can be told of an outcome: the value, or what is wrong with it. */
function outcomeOf({ success, data, error }: ReturnType<typeof quickParse>) {
  return success ? { success, data } : { success, issues: error.issues };
}

const words = ['a', 'ab', 'abcd', '', ' a ', 'AB', '😀', '2026-03-10', '2026-03-10T09:30:00.000Z', 'a@b.example', '3'];
const scalars: readonly unknown[] = [...words, 0, 1, 2, 4, -1, 0.5, 1e300, true, false, null];
const keys = ['a', 'b', 'c', 'kind'];

/** Picks schemas and values of few words, so that many values fit many schemas. */
function randomFrom(next: () => number) {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T;
  const some = <T>(most: number, make: () => T): T[] => Array.from({ length: Math.floor(next() * (most + 1)) }, make);

  const value = (depth: number): unknown => {
    const kind = depth === 0 ? 0 : next();
    if (kind < 0.35) return pick(scalars);
    if (kind < 0.5) return some(3, () => value(depth - 1));
    const fields = some(4, () => [pick(keys), value(depth - 1)] as const);
    return JSON.parse(JSON.stringify(Object.fromEntries(fields))) as unknown;
  };

  const leaves: readonly (() => z.ZodMiniType)[] = [
    () => z.string(),
    () => z.string().check(z.minLength(1), z.maxLength(3)),
    () => z.string().check(z.trim(), z.minLength(1)),
    () => z.string().check(z.refine((text) => text !== 'ab')),
    () => z.string().check(z.regex(/^[a-z]+$/g)),
    () => z.iso.datetime(),
    () => z.iso.date(),
    () => z.email(),
    () => z.number(),
    () => z.number().check(z.lte(3), z.multipleOf(2)),
    () => z.int().check(z.nonnegative()),
    () => z.boolean(),
    () => z.null(),
    () => z.literal(['a', 1, null]),
    () => z.enum(['a', 'ab']),
    () => z.unknown(),
    () => z.coerce.number(),
    () => withDefault(z.string(), 'ab'),
    () => z.catch(z.string(), 'ab'),
    () =>
      z.pipe(
        z.string(),
        z.transform((text) => text.length),
      ),
  ];
  const object = (depth: number, make: (shape: Record<string, z.ZodMiniType>) => z.ZodMiniType = z.object) =>
    make(Object.fromEntries(some(3, () => [pick(keys), schema(depth - 1)])));
  const wrappers: readonly ((depth: number) => z.ZodMiniType)[] = [
    (depth) => z.optional(schema(depth - 1)),
    (depth) => z.nullable(schema(depth - 1)),
    (depth) => z.array(schema(depth - 1)),
    (depth) => z.array(schema(depth - 1)).check(z.maxLength(1)),
    (depth) => z.union([schema(depth - 1), schema(depth - 1), schema(depth - 1)]),
    (depth) => z.union([object(depth), object(depth)]),
    (depth) => z.xor([schema(depth - 1), schema(depth - 1)]),
    (depth) =>
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('a'), b: schema(depth - 1) }),
        z.object({ kind: z.literal('ab'), b: schema(depth - 1) }),
      ]),
    (depth) => object(depth),
    (depth) => object(depth),
    (depth) => object(depth, z.strictObject),
    (depth) => object(depth, z.looseObject),
    (depth) => object(depth).check(z.refine((record) => Object.keys(record as object).length < 3)),
    (depth) => z.tuple([schema(depth - 1), schema(depth - 1)]),
    (depth) => z.record(z.string(), schema(depth - 1)),
    (depth) => z.readonly(schema(depth - 1)),
    (depth) => {
      const inner = schema(depth - 1);
      return z.lazy(() => inner);
    },
  ];
  const schema = (depth: number): z.ZodMiniType =>
    depth === 0 || next() < 0.3 ? pick(leaves)() : pick(wrappers)(depth);
  return { schema, value };
}

describe('quickParse', () => {
  it('answers what zod answers, for schemas and values of any shape', () => {
    const { schema, value } = randomFrom(numbersFrom(20_260_310));
    const seen = { same: 0, built: 0, refused: 0 };
    for (let round = 0; round < 800; round += 1) {
      const one = schema(3);
      for (let count = 0; count < 20; count += 1) {
        const given = value(3);
        const outcome = quickParse(one, given);
        expect({ given, ...outcomeOf(outcome) }).toStrictEqual({ given, ...outcomeOf(z.safeParse(one, given)) });
        seen[outcome.success ? (outcome.data === given ? 'same' : 'built') : 'refused'] += 1;
      }
    }
    // Else the values would say little.
    for (const count of Object.values(seen)) expect(count).toBeGreaterThan(500);
  });

  it('gives back the records of the house as they are', () => {
    const task = { ...newTask(z.parse(taskSchema.shape.id, 'task-1'), 'task'), dueDate: '2026-03-10T09:30:00.000Z' };
    const tasks = JSON.parse(JSON.stringify([task, task])) as unknown;
    expect(quickParse(z.array(taskSchema), tasks).data).toBe(tasks);
  });

  it('reads schemas that name themselves', () => {
    const menu = { id: 'a', title: 'A', type: 'group', children: [{ id: 'b', title: 'B', type: 'basic', link: '/b' }] };
    const outcome = quickParse(navigationItemSchema, menu);
    expect(outcomeOf(outcome)).toStrictEqual(outcomeOf(z.safeParse(navigationItemSchema, menu)));
  });

  it('takes the first option of a union that zod would take', () => {
    const [short, long] = [z.object({ a: z.string() }), z.object({ a: z.string(), b: z.string() })];
    expect(quickParse(z.union([short, long]), { a: 'x', b: 'y' }).data).toStrictEqual({ a: 'x' });
    expect(quickParse(z.union([long, short]), { a: 'x', b: 'y' }).data).toStrictEqual({ a: 'x', b: 'y' });
    expect(quickParse(z.union([z.coerce.number(), z.string()]), '3').data).toBe(3);
  });

  it('drops unknown keys and those of the prototype, as zod does', () => {
    const sent = JSON.parse('{"id":"a","title":"A","stranger":1,"__proto__":{"polluted":true}}') as unknown;
    const schema = z.object({ id: z.string(), title: z.string() });
    expect(quickParse(schema, sent).data).toStrictEqual({ id: 'a', title: 'A' });
    expect(quickParse(z.object({ constructor: z.string() }), {}).success).toBe(false);
  });

  it('names each fault where zod does', () => {
    const { error } = quickParse(z.array(contactSchema), [{ name: 4 }]);
    expect(error?.issues).toEqual(z.safeParse(z.array(contactSchema), [{ name: 4 }]).error?.issues);
    expect(error?.issues.length).toBeGreaterThan(1);
  });

  it('leaves a check that takes time to zod, which refuses to wait', () => {
    const check = vi.fn<() => Promise<boolean>>().mockResolvedValue(true);
    const schema = z.string().check(z.refine(check));
    expect(() => quickParse(schema, 'a')).toThrow(z.core.$ZodAsyncError);
  });
});
