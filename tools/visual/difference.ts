import { createHash } from 'node:crypto';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** How two pictures of a story differ. */
export interface Difference {
  /** In words: `214 pixels: #007973 → #027b75`, `8 px taller, 900 pixels`. */
  readonly summary: string;
  /** What all pictures of its signature have in common, in words: the colours, the growth or the shift. */
  readonly kind: string;
  /** Equal for pictures that a change altered in the same way. */
  readonly signature: string;
  readonly png: Buffer;
}

interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Buffer;
}

/** Compares two pictures; the smaller one counts as empty where it has no pixel. */
export function differenceOf(before: Buffer, after: Buffer): Difference {
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(after)];
  const size = { width: Math.max(one.width, other.width), height: Math.max(one.height, other.height) };
  const [from, to] = [enlarged(one, size), enlarged(other, size)];
  const drawn = new PNG(size);
  // Every pixel that differs at all, as the lock counts them.
  pixelmatch(from.data, to.data, drawn.data, size.width, size.height, { threshold: 0, includeAA: true, alpha: 0.2 });
  const { pixels, colours, all } = changedColours(from, to);
  const shift = shiftOf(one, other);
  const growth = [
    sizeWords(other.width - one.width, 'wider', 'narrower'),
    sizeWords(other.height - one.height, 'taller', 'shorter'),
  ].filter(Boolean);
  const moves = [...growth, ...(shift === undefined ? [] : [`shifted by ${shift} px`])];
  const becomes = shift === undefined && colours.length > 0 ? colours.map(colourWords).join(', ') : '';
  // A gradient or a picture is known by all of its colours.
  const look = shift === undefined ? (colours.length > 0 ? colours : all).join() : `shift ${shift}`;
  return {
    summary: [...moves, `${pixels} pixels`].join(', ') + (becomes && `: ${becomes}`),
    kind: [...moves, ...(becomes ? [becomes] : [])].join(', '),
    signature: createHash('sha256').update(`${growth.join()} ${look}`).digest('hex').slice(0, 12),
    png: PNG.sync.write(drawn),
  };
}

/** `007973ff 027b75ff` as `#007973 → #027b75`; what the picture did not reach is `nothing`. */
const colourWords = (pair: string): string =>
  pair
    .split(' ')
    .map((colour) => (colour.endsWith('00') ? 'nothing' : `#${colour.slice(0, 6)}`))
    .join(' → ');

const sizeWords = (by: number, more: string, less: string) =>
  by === 0 ? '' : `${Math.abs(by)} px ${by > 0 ? more : less}`;

function enlarged(picture: Pixels, { width, height }: Omit<Pixels, 'data'>): Pixels {
  const data = Buffer.alloc(width * height * 4);
  for (let row = 0; row < picture.height; row += 1)
    picture.data.copy(data, row * width * 4, row * picture.width * 4, (row + 1) * picture.width * 4);
  return { width, height, data };
}

/** Edges of letters and corners mix colours in many ways; what fills areas is what a change is known by. */
const leastShare = 0.1;

/** How many pixels differ, which colours became which others, and those of them that a tenth of the pixels or more have. */
function changedColours(from: Pixels, to: Pixels): { pixels: number; colours: string[]; all: string[] } {
  const counts = new Map<string, number>();
  let pixels = 0;
  for (let at = 0; at < from.data.length; at += 4) {
    const [before, after] = [from.data.readUInt32BE(at), to.data.readUInt32BE(at)];
    if (before === after) continue;
    pixels += 1;
    const pair = `${hex(before)} ${hex(after)}`;
    counts.set(pair, (counts.get(pair) ?? 0) + 1);
  }
  const colours = [...counts].filter(([, count]) => count >= pixels * leastShare).map(([pair]) => pair);
  return { pixels, colours: colours.toSorted(), all: [...counts.keys()].toSorted() };
}

const hex = (colour: number) => colour.toString(16).padStart(8, '0');

/** A longer way is no shift any more, in pixels. */
const furthestShift = 400;

/** By how many rows all that follows the first difference has moved down (or up, below 0); undefined when more has changed. */
function shiftOf(one: Pixels, other: Pixels): number | undefined {
  const by = other.height - one.height;
  if (by === 0 || Math.abs(by) > furthestShift || one.width !== other.width) return undefined;
  const row = (picture: Pixels, index: number) =>
    picture.data.subarray(index * picture.width * 4, (index + 1) * picture.width * 4);
  const shortest = Math.min(one.height, other.height);
  const isEqual = (index: number, to: number) => row(one, index).equals(row(other, to));
  let first = 0;
  while (first < shortest && isEqual(first, first)) first += 1;
  const start = by < 0 ? first - by : first;
  for (let index = start; index < one.height; index += 1) if (!isEqual(index, index + by)) return undefined;
  return by;
}
