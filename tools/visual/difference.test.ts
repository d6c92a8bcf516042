import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { differenceOf } from './difference.ts';

type Colour = readonly [number, number, number];
const white: Colour = [255, 255, 255];
const teal: Colour = [0, 128, 128];
const red: Colour = [200, 0, 0];

/** A picture 10 pixels wide with one colour for each row. */
function rows(...colours: readonly Colour[]): Buffer {
  const picture = new PNG({ width: 10, height: colours.length });
  for (const [row, [red_, green, blue]] of colours.entries())
    for (let column = 0; column < 10; column += 1) picture.data.set([red_, green, blue, 255], (row * 10 + column) * 4);
  return PNG.sync.write(picture);
}

test('the same colour that became the same other one has one signature, wherever and however large it is', () => {
  const small = differenceOf(rows(white, white, teal), rows(white, white, red));
  const large = differenceOf(rows(teal, teal, white, white), rows(red, red, white, white));
  const other = differenceOf(rows(white, white, teal), rows(white, white, white));
  expect(small.summary).toBe('10 pixels: #008080 → #c80000');
  expect(large.summary).toBe('20 pixels: #008080 → #c80000');
  expect([small.kind, large.kind]).toEqual(['#008080 → #c80000', '#008080 → #c80000']);
  expect(large.signature).toBe(small.signature);
  expect(other.signature).not.toBe(small.signature);
});

test('without a colour that most of it has, only the same difference has the same signature', () => {
  const ramp = (from: number): Colour[] => Array.from({ length: 12 }, (_, step) => [from + step, 10, step]);
  const one = differenceOf(rows(...ramp(0)), rows(...ramp(100)));
  const same = differenceOf(rows(...ramp(0)), rows(...ramp(100)));
  const other = differenceOf(rows(...ramp(0)), rows(...ramp(200)));
  expect(one.kind).toBe('');
  expect(same.signature).toBe(one.signature);
  expect(other.signature).not.toBe(one.signature);
});

test('what has only moved up or down is called a shift', () => {
  const before = rows(white, teal, red, white);
  expect(differenceOf(before, rows(white, white, teal, red, white)).summary).toMatch(/^1 px taller, shifted by 1 px/);
  expect(differenceOf(before, rows(white, red, white)).summary).toMatch(/^1 px shorter, shifted by -1 px/);
  expect(differenceOf(before, rows(white, teal, teal, teal, teal)).summary).not.toContain('shifted');
});
