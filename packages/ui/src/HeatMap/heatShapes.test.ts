import { wcagContrast } from 'culori';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildTheme } from '../themeBuilder';
import { themeNames } from '../tokens';
import { colorOf, rampScales, stepOf, stepsOf, textOn } from '../charts/ramps';
import {
  boxOf,
  cellsPath,
  columnLabels,
  fitsInside,
  moved,
  naturalHeight,
  placeAt,
  rowLabels,
  toHeatData,
  toHeatLayout,
} from './heatShapes';
import { againstPlan, fewCells, hostileHeat, hours, visits, yearOfDays, type HeatExample } from './testing/heatData';

const dataOf = ({ rows, columns, values, scale = 'sequential' }: HeatExample) =>
  toHeatData(rows.length, columns.length, values, scale);
const layoutOf = ({ rows, columns }: HeatExample, room: number, isRtl = false) =>
  toHeatLayout(rows, columns, { room, height: naturalHeight(rows.length, columns), isRtl });

const sheetOf = (theme: string) => readFileSync(path.resolve(import.meta.dirname, `../tokens/${theme}.css`), 'utf8');
const sheets = {
  ...Object.fromEntries(themeNames.map((theme) => [theme, sheetOf(theme)])),
  'a theme of somebody': buildTheme({ name: 'harbor', accent: '#7a2bff' }).css,
};

describe.each(Object.entries(sheets))('the ramps of %s', (_, sheet) => {
  const schemes = sheet.split('@media');
  it.each([
    ['light', schemes[0] ?? ''],
    ['dark', schemes[1] ?? ''],
  ])('have texts that can be read on every step in %s', (_scheme, block) => {
    const values = new Map([...block.matchAll(/(--qd-[\w-]+):([^;}]+)/g)].map(([, name, value]) => [name, value]));
    const valueOf = (reference: string) => values.get(reference.slice('var('.length, -1)) ?? 'missing';
    for (const scale of rampScales)
      for (const step of stepsOf('sequential')) {
        const ratio = wcagContrast(valueOf(textOn(scale, step)), valueOf(colorOf(scale, step)));
        expect(ratio, `${scale} ${step}`).toBeGreaterThanOrEqual(4.5);
      }
  });
});

describe('the steps of a map', () => {
  it('are equally wide, from 0 to the greatest value', () => {
    const { ends } = dataOf(visits);
    expect(ends).toEqual([0, 311]);
    const steps = [0, 28, 44, 77, 133, 146, 198, 224, 251, 283, 311].map((value) =>
      stepOf(value, [0, 311], 'sequential'),
    );
    expect(steps).toEqual([1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9]);
  });

  it('have 0 in their middle where they diverge, with water below and brass above', () => {
    const { ends } = dataOf(againstPlan);
    expect(ends).toEqual([-9, 9]);
    expect([-9, -4, 0, 4, 9].map((value) => stepOf(value, [-9, 9], 'diverging'))).toEqual([9, 7, 5, 3, 1]);
  });

  it('are the same in maps with the same ends, and hold what lies beyond', () => {
    const { ends } = toHeatData(1, 2, [[5, 20]], 'sequential', [0, 10]);
    expect(ends).toEqual([0, 10]);
    expect([-3, 5, 20].map((value) => stepOf(value, [0, 10], 'sequential'))).toEqual([1, 5, 9]);
  });

  it.each([
    [3, 3],
    [9, 1],
    [Number.NaN, 4],
    [0, Number.POSITIVE_INFINITY],
  ])('have no ends at %d and %d', (low, high) => {
    expect(toHeatData(1, 2, [[5, 20]], 'sequential', [low, high]).ends).toEqual([0, 20]);
  });
});

it('−0 is 0', () => {
  expect(toHeatData(1, 1, [[-0]], 'sequential').cells).toEqual([[0]]);
});

describe('the highest cells', () => {
  it('are those with the greatest value', () => {
    expect(dataOf(visits).highest).toEqual([{ row: 3, column: 7 }]);
    expect(toHeatData(1, 8, [[9, 1, 9, 2, null, 3, 4, 5, 6]], 'sequential').highest).toHaveLength(0);
    expect(toHeatData(1, 8, [[9, 1, 9, 2, 3, 4, 5, 6]], 'sequential').highest).toEqual([
      { row: 0, column: 0 },
      { row: 0, column: 2 },
    ]);
  });

  it('are none where many have it', () => {
    const many = Array.from({ length: 40 }, (_, place) => (place < 4 ? 9 : 1));
    expect(toHeatData(1, 40, [many], 'sequential').highest).toEqual([]);
    expect(toHeatData(1, 40, [many.slice(1)], 'sequential').highest).toHaveLength(3);
  });

  it('are none where all are equal', () => {
    expect(
      toHeatData(
        2,
        2,
        [
          [5, 5],
          [5, 5],
        ],
        'sequential',
      ).highest,
    ).toEqual([]);
  });
});

describe('the layout', () => {
  it('fills the width with cells of 29 and gaps of 2', () => {
    const layout = layoutOf(visits, 858);
    expect(layout).toMatchObject({ width: 858, height: 7 * 31 - 2 + 28, isScrolled: false });
    const [first, second] = [boxOf(layout, { row: 0, column: 0 }), boxOf(layout, { row: 1, column: 1 })];
    expect(first).toMatchObject({ x: layout.start, y: 0, height: 29 });
    expect(second).toMatchObject({ x: (first?.x ?? 0) + (first?.width ?? 0) + 2, y: 31 });
  });

  it('is wider than its room where the columns would be narrower than 18', () => {
    const layout = layoutOf(yearOfDays, 858);
    expect(layout.isScrolled).toBe(true);
    expect(layout.columns.every(({ size }) => size === 18)).toBe(true);
    expect(layout.width).toBe(layout.start + 53 * 20 - 2);
    expect(layoutOf(hours, 858).isScrolled).toBe(false);
    expect(layoutOf(hours, 280).isScrolled).toBe(true);
  });

  it('is mirrored from right to left', () => {
    const layout = layoutOf(visits, 858, true);
    expect(boxOf(layout, { row: 0, column: 11 })?.x).toBe(0);
    const first = boxOf(layout, { row: 0, column: 0 });
    expect((first?.x ?? 0) + (first?.width ?? 0)).toBe(858 - layout.start);
  });

  it('has values in its cells only where all of them fit', () => {
    const layout = layoutOf(hours, 280);
    expect(fitsInside(layout, ['7', '42'])).toBe(true);
    expect(fitsInside(layout, ['7', '142'])).toBe(false);
    expect(fitsInside(layout, ['\u200E+7'])).toBe(true);
  });

  it('finds the cell at a place, or the nearest', () => {
    for (const isRtl of [false, true]) {
      const layout = layoutOf(visits, 858, isRtl);
      const box = boxOf(layout, { row: 3, column: 7 });
      expect(placeAt(layout, (box?.x ?? 0) + 1, (box?.y ?? 0) + 1)).toEqual({ row: 3, column: 7 });
      expect(placeAt(layout, -50, 900)).toEqual({ row: 6, column: isRtl ? 11 : 0 });
    }
  });
});

describe('the names', () => {
  it('of columns are as many as do not touch, evenly', () => {
    expect(columnLabels(layoutOf(visits, 858), visits.columns)).toHaveLength(12);
    expect(columnLabels(layoutOf(hours, 858), hours.columns).map(({ place }) => place)).toEqual([
      0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22,
    ]);
    expect(columnLabels(layoutOf(yearOfDays, 858), yearOfDays.columns).map(({ text }) => text)).toEqual(
      'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec Jan'.split(' '),
    );
  });

  it('of columns never lie below those of the rows', () => {
    const [ltr, rtl] = [false, true].map((isRtl) => layoutOf(hours, 280, isRtl));
    const half = (5 * 6.8) / 2;
    expect(ltr && columnLabels(ltr, hours.columns)[0]?.at).toBeGreaterThanOrEqual((ltr?.start ?? 0) + half);
    expect(rtl && columnLabels(rtl, hours.columns)[0]?.at).toBeLessThanOrEqual(
      (rtl?.width ?? 0) - (rtl?.start ?? 0) - half,
    );
  });

  it('of rows are whole where there is room', () => {
    for (const room of [280, 858])
      expect(rowLabels(layoutOf(visits, room), visits.rows).map(({ text }) => text)).toEqual(
        'Mon Tue Wed Thu Fri Sat Sun'.split(' '),
      );
  });

  it('of rows are cut to their room', () => {
    const example = hostileHeat['endless names'];
    if (!example) throw new Error('No example');
    const layout = layoutOf(example, 320);
    expect(layout.start).toBeLessThanOrEqual(320 * 0.36 + 1);
    for (const { text } of rowLabels(layout, example.rows)) expect(text.length * 6.8).toBeLessThanOrEqual(layout.start);
  });
});

describe('the keys of a map with 3 rows and 4 columns', () => {
  it.each<[key: string, from: [number, number] | null, to: [number, number] | null]>([
    ['ArrowRight', null, [0, 0]],
    ['ArrowDown', null, [0, 0]],
    ['ArrowLeft', null, [0, 3]],
    ['ArrowUp', null, [2, 0]],
    ['ArrowRight', [1, 1], [1, 2]],
    ['ArrowLeft', [1, 1], [1, 0]],
    ['ArrowDown', [1, 1], [2, 1]],
    ['ArrowUp', [1, 1], [0, 1]],
    ['ArrowRight', [1, 3], [1, 3]],
    ['ArrowLeft', [1, 0], [1, 0]],
    ['ArrowDown', [2, 1], [2, 1]],
    ['ArrowUp', [0, 1], [0, 1]],
    ['Home', [1, 2], [1, 0]],
    ['End', [1, 2], [1, 3]],
    ['PageUp', [1, 2], [0, 2]],
    ['PageDown', [1, 2], [2, 2]],
    ['a', [1, 2], null],
    ['Tab', [1, 2], null],
  ])('%s from %j goes to %j', (key, from, to) => {
    const placeOf = (place: [number, number] | null) => place && { row: place[0], column: place[1] };
    expect(moved(key, placeOf(from), 3, 4)).toEqual(placeOf(to));
  });
});

const everyExample: Readonly<Record<string, HeatExample>> = { ...hostileHeat, fewCells, yearOfDays };

describe.each(Object.entries(everyExample))('a map of %s', (_, example) => {
  it.each([1, 320, 858])('has only coordinates that are numbers at a width of %d', (room) => {
    const { cells, ends } = dataOf(example);
    const layout = layoutOf(example, room);
    const places = cells.flatMap((line, row) => line.map((_, column) => ({ row, column })));
    expect(cellsPath(layout, places)).not.toMatch(/NaN|Infinity|-?\d+e/);
    expect(layout.columns.every(({ size }) => size >= 17)).toBe(true);
    const steps = cells.flat().map((value) => stepOf(value ?? 0, ends ?? [0, 1], example.scale ?? 'sequential'));
    expect(stepsOf('sequential')).toEqual(expect.arrayContaining(steps));
  });
});

it('nothing has neither ends nor highest cells', () => {
  expect(toHeatData(2, 2, [], 'sequential')).toEqual({
    cells: [
      [null, null],
      [null, null],
    ],
    ends: null,
    highest: [],
  });
  expect(cellsPath(layoutOf({ rows: [], columns: [], values: [] }, 320), [])).toBe('');
});
