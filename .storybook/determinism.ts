/** Names of the clocks a story may run on; addresses of stories allow no ":" in values. */
export const clocks = {
  workday: '2026-01-15T09:30:00Z',
  'month-end': '2026-01-31T23:30:00Z',
  'leap-day': '2028-02-29T12:00:00Z',
  dst: '2026-03-29T00:59:00Z',
} as const;
export type ClockName = keyof typeof clocks;

function seedOf(text: string): number {
  let seed = 2166136261;
  for (const character of text) seed = Math.imul(seed ^ (character.codePointAt(0) ?? 0), 16777619);
  return seed >>> 0;
}

/** Small, fast and good enough for demo data (mulberry32). */
function randomFrom(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
}

/** What the browser of a story says that its reader prefers: days, numbers and money are written as this region does. */
const region = 'en-GB';

/**
 * Stops the calendar, seeds chance and settles the region, so that a story looks and behaves the same every time and
 * everywhere. Timers stay real. @returns the function that restores all of it.
 */
export function freeze(clock: ClockName, storyId: string): () => void {
  const RealDate = globalThis.Date;
  const realRandom = Math.random;
  const start = RealDate.parse(clocks[clock]);
  // A stream for each: which of them is asked first is chance, and must not change what the others answer.
  const random = randomFrom(seedOf(storyId));
  const randomForIds = randomFrom(seedOf(`${storyId} ids`));
  const randomForBytes = randomFrom(seedOf(`${storyId} bytes`));

  class FrozenDate extends RealDate {
    constructor(...args: unknown[]) {
      if (args.length === 0) super(start);
      else super(...(args as [number]));
    }
    static override now() {
      return start;
    }
  }
  globalThis.Date = FrozenDate as DateConstructor;
  Math.random = random;
  crypto.randomUUID = () => {
    const hex = Array.from({ length: 32 }, () => Math.floor(randomForIds() * 16).toString(16)).join('');
    const id = `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
    return id as ReturnType<Crypto['randomUUID']>;
  };
  crypto.getRandomValues = (array) => {
    if (array === null) return array;
    const { buffer, byteOffset, byteLength } = array as ArrayBufferView;
    const bytes = new Uint8Array(buffer, byteOffset, byteLength);
    for (const index of bytes.keys()) bytes[index] = Math.floor(randomForBytes() * 256);
    return array;
  };
  Object.defineProperty(navigator, 'language', { configurable: true, value: region });
  Object.defineProperty(navigator, 'languages', { configurable: true, value: [region] });
  return () => {
    globalThis.Date = RealDate;
    Math.random = realRandom;
    // The browser's own stand on the prototype and show again.
    Reflect.deleteProperty(crypto, 'randomUUID');
    Reflect.deleteProperty(crypto, 'getRandomValues');
    Reflect.deleteProperty(navigator, 'language');
    Reflect.deleteProperty(navigator, 'languages');
  };
}
