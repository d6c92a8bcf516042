/** Values of every wrong kind, for the place of any right one. */
export const wrongValues: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  0.5,
  Number.MAX_SAFE_INTEGER,
  1e308,
  '',
  ' ',
  'nobody',
  '__proto__',
  'constructor',
  '.*+?^${}()|[]\\',
  '<script>alert(1)</script>',
  '\u0000\uD800\u202E',
  '2026-99-99',
  [],
  [[[]]],
  {},
  { id: {} },
  JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}') as unknown,
  Array.from({ length: 2_000 }, (_, index) => ({ id: index })),
];

/** Texts that are no JSON, or JSON of a kind that no call takes. */
export const wrongBodies: readonly string[] = [
  '',
  ' ',
  '{',
  'undefined',
  'NaN',
  '"text"',
  '12',
  'null',
  '[]',
  '[[]]',
  '{"a":1}{"b":2}',
  '\u0000',
  '\uFEFF{}',
  `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
  `{"a":${'{"a":'.repeat(2_000)}1${'}'.repeat(2_000)}}`,
];

/** Longer than any text may be. It is tried where a text stands: elsewhere it is as wrong as a short one. */
export const longText = 'x'.repeat(300_000);

/** Every value like `value` in which one part is replaced by something wrong, missing or added. */
export function* spoil(value: unknown): Generator {
  yield* wrongValues;
  if (typeof value === 'string') yield longText;
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const [index, part] of value.entries()) {
      for (const spoilt of spoil(part)) yield value.with(index, spoilt);
    }
    return;
  }
  for (const [key, part] of Object.entries(value)) {
    const { [key]: _, ...others } = value as Record<string, unknown>;
    yield others;
    for (const spoilt of spoil(part)) yield { ...others, [key]: spoilt };
  }
  yield { ...value, stranger: 1 };
  yield Object.assign(JSON.parse('{"__proto__":{"polluted":true}}') as object, value);
}

/** Numbers from 0 to 1 that are the same in each run (mulberry32). */
export function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** JSON of any shape, made of words that calls use and of wrong values. */
export function randomJson(next: () => number, depth = 3): unknown {
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(next() * list.length)];
  const kind = depth === 0 ? 1 : next();
  const parts = Array.from({ length: Math.floor(next() * 4) });
  if (kind < 0.6) {
    const words = [
      'id',
      'task',
      'tag',
      'tasks',
      'user',
      'query',
      'title',
      'type',
      'order',
      'tags',
      'status',
      '__proto__',
    ];
    return Object.fromEntries(parts.map(() => [pick(words), randomJson(next, depth - 1)]));
  }
  if (kind < 0.75) return parts.map(() => randomJson(next, depth - 1));
  return pick([...wrongValues.slice(0, 17), 'task-01', 'tag-bug', 'task', 'section', 'online', 1, 2]);
}
