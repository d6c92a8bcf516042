import type { Page } from 'playwright';
import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { contrast, decidedTexts, look, placeOf, type DrawnText } from './contrast.ts';

type Pixel = readonly [number, number, number];
const white: Pixel = [255, 255, 255];
const black: Pixel = [0, 0, 0];
const grey: Pixel = [119, 119, 119];
const mark: Pixel = [255, 0, 255];

/** A picture of one row. */
function row(...pixels: readonly Pixel[]): PNG {
  const picture = new PNG({ width: pixels.length, height: 1 });
  for (const [column, pixel] of pixels.entries()) picture.data.set([...pixel, 255], column * 4);
  return picture;
}

/** A picture of one column: each pixel is a line. */
function column(...pixels: readonly Pixel[]): PNG {
  const picture = new PNG({ width: 1, height: pixels.length });
  for (const [at, pixel] of pixels.entries()) picture.data.set([...pixel, 255], at * 4);
  return picture;
}

const below = (y: number) => ({ x: 0, y, width: 1, height: 1 });

const line = (x: number, width: number) => ({ x, y: 0, width, height: 1 });

const text = (changes: Partial<DrawnText> = {}): DrawnText => ({
  target: 'p',
  color: [...black, 1],
  needed: 4.5,
  boxes: [line(0, 2)],
  ...changes,
});

test('black on white is 21:1, and the grey that is said to be just too pale is', () => {
  expect(contrast(white, black)).toBeCloseTo(21);
  expect(contrast(black, white)).toBeCloseTo(21);
  expect(contrast(grey, white)).toBeCloseTo(4.48, 2);
});

test.each([
  ['readable', 'black on white', text(), [black, white], [white, white], [mark, white]],
  ['unreadable', 'white on white', text({ color: [...white, 1] }), [white, white], [white, white], [mark, white]],
  ['unreadable', 'grey that is too pale', text({ color: [...grey, 1] }), [grey, white], [white, white], [mark, white]],
  ['readable', 'the same in large letters', text({ color: [...grey, 1], needed: 3 }), [grey], [white], [mark]],
  ['unreadable', 'a color of which little is left', text({ color: [...black, 0.3] }), [grey], [white], [mark]],
  ['partly', 'black under a white veil', text(), [[230, 230, 230]], [white], [[250, 230, 250]]],
  ['covered', 'letters behind something', text(), [grey, white], [grey, white], [grey, white]],
  ['covered', 'a line outside the window', text({ boxes: [line(7, 2)] }), [black], [white], [mark]],
] as const)('%s: %s', (sight, _name, drawn, real, ground, marked) => {
  expect(look(drawn, { real: row(...real), ground: row(...ground), marked: row(...marked) })).toBe(sight);
});

test('what stands beside the letters says nothing about them', () => {
  // The ground of the third pixel would be too dark, and no letter is on it.
  const drawings = {
    real: row(black, white, black),
    ground: row(white, white, black),
    marked: row(mark, white, black),
  };
  expect(look(text({ boxes: [line(0, 3)] }), drawings)).toBe('readable');
});

test('each line has to be seen and to have the contrast', () => {
  const twoLines = text({ boxes: [below(0), below(1)] });
  const marked = column(mark, mark);
  expect(look(twoLines, { real: column(black, black), ground: column(white, [60, 60, 60]), marked })).toBe(
    'unreadable',
  );
  const oneInSight = { real: column(black, white), ground: column(white, white), marked: column(mark, white) };
  expect(look(twoLines, oneInSight)).toBe('partly');
});

test('a line of a text in sight that has no letters is cut off, one outside the window is not seen', () => {
  const drawings = { real: column(black, white), ground: column(white, white), marked: column(mark, white) };
  const cut = text({ boxes: [below(0), below(1)] });
  expect(look(cut, drawings, true)).toBe('readable');
  expect(look(cut, drawings)).toBe('partly');
  expect(look(text({ boxes: [below(0), below(2)] }), drawings, true)).toBe('partly');
});

test('runs of one line are one line: a thin sign between two of them is no darker than its edges', () => {
  const pale: Pixel = [200, 200, 200];
  const drawings = {
    real: row(black, pale, black),
    ground: row(white, white, white),
    marked: row(mark, [255, 200, 255], mark),
  };
  expect(look(text({ boxes: [line(0, 1), line(1, 1), line(2, 1)] }), drawings)).toBe('readable');
  // From right to left the runs come in the other order.
  expect(look(text({ boxes: [line(2, 1), line(1, 1), line(0, 1)] }), drawings)).toBe('readable');
  expect(look(text({ boxes: [line(1, 1)] }), drawings)).toBe('partly');
});

test('thin letters need not be as dark as their color, but as is asked for', () => {
  // 4.5:1 and 4.3:1 on white, of a black that has 21:1.
  expect(look(text(), { real: row([118, 118, 118]), ground: row(white), marked: row(mark) })).toBe('readable');
  expect(look(text(), { real: row([122, 122, 122]), ground: row(white), marked: row(mark) })).toBe('partly');
});

test('a hairline that crosses few of many letters hides nothing', () => {
  const letters = Array.from({ length: 40 }, () => black);
  const ground = letters.map((_, column) => (column === 7 ? black : white));
  const drawings = { real: row(...letters), ground: row(...ground), marked: row(...letters.map(() => mark)) };
  expect(look(text({ boxes: [line(0, 40)] }), drawings)).toBe('readable');
});

test('a picture is taken of the part of the window that texts stand in', () => {
  const at = (x: number, y: number) => text({ boxes: [{ x, y, width: 10.2, height: 5 }] });
  const size = { width: 100, height: 50 };
  expect(placeOf([at(4.5, 8), at(20, 30)], size)).toEqual({ x: 4, y: 8, width: 27, height: 27 });
  expect(placeOf([at(95, 48)], size)).toEqual({ x: 95, y: 48, width: 5, height: 2 });
  expect(placeOf([at(0, 50), at(0, -6), at(100, 0)], size)).toBeUndefined();
  expect(placeOf([], size)).toBeUndefined();
});

/** A page with texts of one letter, which it shows in their own column: some only once they are scrolled to. */
function fakePage(texts: Readonly<Record<string, { ground: Pixel; isSeen: boolean; fadesAtEdge?: boolean }>>) {
  const names = Object.keys(texts);
  const scrolled: string[] = [];
  let color: string | undefined;
  const draw = () =>
    row(
      ...names.map((name): Pixel => {
        const { ground, isSeen, fadesAtEdge } = texts[name] ?? { ground: white, isSeen: false };
        const isInSight = scrolled.at(-1) === name;
        if (color === 'transparent' || !(isSeen || isInSight)) return ground;
        if (color !== undefined) return mark;
        return fadesAtEdge && !isInSight ? [230, 230, 230] : black;
      }),
    );
  const page = {
    async evaluate(action: { name: string }, argument?: { targets: string[]; scrollTo?: string; color?: string }) {
      if (action.name === 'colorTexts') color = argument?.color;
      if (action.name !== 'drawnTexts' || !argument) return undefined;
      if (argument.scrollTo !== undefined) scrolled.push(argument.scrollTo);
      return argument.targets
        .filter((target) => names.includes(target))
        .map((target) => text({ target, boxes: [line(names.indexOf(target), 1)] }));
    },
    viewportSize: () => ({ width: names.length, height: 1 }),
    screenshot: async ({ clip }: { clip: { x: number; width: number } }) => {
      const part = new PNG({ width: clip.width, height: 1 });
      PNG.bitblt(draw(), part, clip.x, 0, clip.width, 1, 0, 0);
      return PNG.sync.write(part);
    },
  };
  return { page: page as unknown as Page, scrolled, isColored: () => color !== undefined };
}

test('texts out of sight are scrolled to, and the page is left as it was', async () => {
  const { page, scrolled, isColored } = fakePage({
    near: { ground: white, isSeen: true },
    far: { ground: white, isSeen: false },
    faded: { ground: white, isSeen: true, fadesAtEdge: true },
    pale: { ground: black, isSeen: false },
    paleInSight: { ground: black, isSeen: true },
  });
  const targets = ['near', 'far', 'faded', 'pale', 'paleInSight', 'gone'];
  expect([...(await decidedTexts(page, targets))]).toEqual(['near', 'far', 'faded']);
  expect(scrolled).toEqual(['far', 'faded', 'pale', 'gone']);
  expect(isColored()).toBe(false);
});

test('a long list of texts ends, and what was not reached is left to a person', async () => {
  const names = Array.from({ length: 40 }, (_, index) => `text-${index}`);
  const { page } = fakePage(Object.fromEntries(names.map((name) => [name, { ground: white, isSeen: false }])));
  expect((await decidedTexts(page, names)).size).toBe(30);
});
