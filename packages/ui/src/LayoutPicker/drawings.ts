import type { BuiltLayoutName } from '../Layout/layoutTable';

/** What a shape of a drawing stands for; each has a color of the theme. */
export type Ink = 'ground' | 'deck' | 'hull' | 'raised' | 'line' | 'hullLine' | 'mark' | 'soft' | 'strong' | 'block';

/** A rectangle of a drawing: where it begins and how large it is, in units of 84 × 52, and how round it is. */
export type Shape = readonly [ink: Ink, x: number, y: number, width: number, height: number, radius?: number];

/** Short lines below one another, as the entries of a menu. */
const entries = (ink: Ink, x: number, y: number, width: number, count: number, step = 5): Shape[] =>
  Array.from({ length: count }, (_, index): Shape => [ink, x, y + index * step, width - (index % 3), 1.5, 0.75]);

/** Short lines beside one another, as the entries of a row. */
const row = (ink: Ink, x: number, y: number, count: number, step = 9): Shape[] =>
  Array.from({ length: count }, (_, index): Shape => [ink, x + index * step, y, 6, 1.5, 0.75]);

const heights = [5, 9, 7, 12, 8];

/** What a screen shows: a title, cards and a small chart. */
function screen(x: number, y: number, width: number): Shape[] {
  const card = (width - 4) / 3;
  const bar = width / heights.length;
  return [
    ['strong', x, y, 14, 2, 1],
    ...[0, 1, 2].map((index): Shape => ['block', x + index * (card + 2), y + 5, card, 6, 1]),
    ['block', x, y + 13, width, 16, 1],
    ...heights.map((height, index): Shape => [
      index === 3 ? 'mark' : 'soft',
      x + index * bar + bar / 2 - 1.5,
      y + 28 - height,
      3,
      height,
      0.5,
    ]),
  ];
}

const logo = (x: number, y: number): Shape => ['mark', x, y, 3.5, 3.5, 1];
const icons = (ink: Ink, y: number): Shape[] => [70, 74, 78].map((x): Shape => [ink, x, y, 2, 2, 1]);

/** Each layout as a small drawing of where its parts stand. */
export const drawings: Readonly<Record<BuiltLayoutName, readonly Shape[]>> = {
  empty: [
    ['deck', 0, 0, 84, 52],
    ['mark', 38, 16, 8, 8, 2],
    ['strong', 29, 29, 26, 2, 1],
    ['line', 33, 34, 18, 1.5, 0.75],
  ],
  centered: [
    ['ground', 0, 0, 84, 52],
    ['deck', 0, 0, 84, 7],
    logo(5, 2),
    ...row('line', 14, 3, 2),
    ...icons('line', 2.5),
    ['deck', 13, 10, 58, 38, 1.5],
    ...screen(17, 13, 50),
  ],
  enterprise: [
    ['ground', 0, 0, 84, 52],
    ['hull', 0, 0, 84, 7],
    ['raised', 0, 7, 84, 5],
    logo(5, 2),
    ['hullLine', 30, 2.5, 24, 2, 1],
    ...icons('hullLine', 2.5),
    ...row('hullLine', 10, 9, 5),
    ['deck', 8, 15, 68, 37, 1.5],
    ...screen(13, 19, 58),
  ],
  material: [
    ['ground', 0, 0, 84, 52],
    ['hull', 0, 0, 84, 24],
    logo(5, 2),
    ...icons('hullLine', 2.5),
    ...row('hullLine', 5, 9, 4),
    ['deck', 8, 15, 68, 37, 3],
    ...screen(13, 19, 58),
  ],
  modern: [
    ['ground', 0, 0, 84, 52],
    ['deck', 0, 0, 84, 8],
    logo(5, 2),
    ...row('line', 14, 3, 3),
    ['block', 63, 2, 8, 4, 1],
    ['line', 76, 3, 2, 2, 1],
    ...screen(8, 13, 68),
  ],
  classic: [
    ['ground', 0, 0, 84, 52],
    ['hull', 0, 0, 20, 52],
    logo(4, 3),
    ...entries('hullLine', 4, 11, 11, 7),
    ...icons('line', 3),
    ...screen(26, 11, 52),
  ],
  classy: [
    ['ground', 0, 0, 84, 52],
    logo(4, 3),
    ['block', 4, 9, 14, 3, 1],
    ...entries('line', 4, 16, 12, 6),
    ['deck', 21, 3, 63, 49, 2],
    ...icons('line', 6),
    ...screen(27, 13, 51),
  ],
  compact: [
    ['ground', 0, 0, 84, 52],
    ['hull', 0, 0, 11, 52],
    logo(4, 3),
    ...[11, 19, 27, 35].flatMap((y): Shape[] => [
      ['hullLine', 4, y, 3, 3, 1],
      ['hullLine', 3, y + 4, 5, 1, 0.5],
    ]),
    ...icons('line', 3),
    ...screen(17, 11, 61),
  ],
  dense: [
    ['ground', 0, 0, 84, 52],
    logo(4, 3),
    ...entries('line', 4, 10, 10, 10, 4),
    ['deck', 17, 0, 67, 52],
    ...icons('line', 3),
    ['strong', 21, 8, 12, 2, 1],
    ...entries('block', 21, 14, 58, 8, 4.5),
  ],
  futuristic: [
    ['hull', 0, 0, 84, 52],
    logo(4, 3),
    ['hullLine', 10, 4, 10, 1.5, 0.75],
    ...icons('hullLine', 3),
    ...entries('hullLine', 4, 12, 12, 7),
    ['deck', 22, 9, 62, 43, 3],
    ...screen(27, 14, 52),
  ],
  thin: [
    ['ground', 0, 0, 84, 52],
    ['deck', 7, 0, 77, 52],
    ['mark', 2, 3, 3, 3, 1],
    ...[11, 17, 23, 29, 35].map((y): Shape => ['line', 2.5, y, 2, 2, 1]),
    ...icons('line', 3),
    ...screen(13, 11, 65),
  ],
};
