import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { contrast, contrastsOf } from './contrast.ts';

type Pixel = readonly [number, number, number];
const white: Pixel = [255, 255, 255];
const black: Pixel = [0, 0, 0];
const grey: Pixel = [119, 119, 119];

/** One row of pixels. */
function row(...pixels: readonly Pixel[]): PNG {
  const picture = new PNG({ width: pixels.length, height: 1 });
  for (const [column, pixel] of pixels.entries()) picture.data.set([...pixel, 255], column * 4);
  return picture;
}

const text = (colour: Pixel, alpha: number, x: number, width: number) => ({
  target: 'p',
  colour: [...colour, alpha] as const,
  needed: 4.5,
  boxes: [{ x, y: 0, width, height: 1 }],
});

test('black on white is 21:1, and the grey that is said to be just too pale is', () => {
  expect(contrast(white, black)).toBeCloseTo(21);
  expect(contrast(black, white)).toBeCloseTo(21);
  expect(contrast(grey, white)).toBeCloseTo(4.48, 2);
});

test('a text is compared with what is behind its letters, and with nothing beside them', () => {
  const ground = row(white, grey, white, black);
  // The letter covers the second and third pixels; the fourth is part of its box and none of its letters.
  const withText = row(white, black, black, black);
  const contrasts = contrastsOf(text(black, 1, 1, 3), withText, ground);
  expect(contrasts).toEqual([contrast(black, grey), contrast(black, white)]);
});

test('a color that lets its ground through is what the eye sees of both', () => {
  const [half] = contrastsOf(text(black, 0.5, 0, 1), row(grey), row(white));
  expect(half).toBeCloseTo(contrast([127.5, 127.5, 127.5], white));
});

test('a text that cannot be seen, or lies outside the window, has no contrast', () => {
  expect(contrastsOf(text(black, 1, 0, 2), row(white, white), row(white, white))).toEqual([]);
  expect(contrastsOf(text(black, 1, 7, 2), row(black), row(white))).toEqual([]);
});
