import { expect, test } from 'vitest';
import { cropBox } from './cropBox';

test('is the largest square in the middle', () => {
  expect(cropBox({ width: 400, height: 200 }, 1)).toEqual({ unit: '%', x: 25, y: 0, width: 50, height: 100 });
  expect(cropBox({ width: 100, height: 400 }, 1)).toEqual({ unit: '%', x: 0, y: 37.5, width: 100, height: 25 });
});

test('shrinks around its own middle', () => {
  const before = { unit: '%' as const, x: 50, y: 0, width: 50, height: 100 };
  expect(cropBox({ width: 400, height: 200 }, 2, before)).toEqual({ unit: '%', x: 62.5, y: 25, width: 25, height: 50 });
});

test('grows back without leaving the picture', () => {
  const atTheCorner = { unit: '%' as const, x: 75, y: 50, width: 25, height: 50 };
  expect(cropBox({ width: 400, height: 200 }, 1, atTheCorner)).toEqual({
    unit: '%',
    x: 50,
    y: 0,
    width: 50,
    height: 100,
  });
});
