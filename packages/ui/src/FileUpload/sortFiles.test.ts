import { expect, it } from 'vitest';
import { sortFiles } from './sortFiles';

const text = new File(['ahoy'], 'a.txt', { type: 'text/plain' });
const picture = new File(['ahoy'], 'B.PNG', { type: 'image/png' });
const empty = new File([], 'empty.txt', { type: 'text/plain' });
const large = new File([new Uint8Array(101)], 'large.bin');

it('takes everything without rules but what is empty', () => {
  expect(sortFiles([text, picture, empty], {}, 0)).toEqual({
    taken: [text, picture],
    refused: [{ reason: 'empty', name: 'empty.txt' }],
  });
});

it.each([
  [['.png'], [picture]],
  [['image/*'], [picture]],
  [
    ['text/plain', '.png'],
    [text, picture],
  ],
  [['application/pdf'], []],
  [['*/*'], [text, picture]],
])('takes of %s what is of that type, whatever its case', (accept, taken) => {
  expect(sortFiles([text, picture], { accept }, 0).taken).toEqual(taken);
});

it('refuses what is too large, and what is one too many', () => {
  expect(sortFiles([large, text, picture], { maxBytes: 100, maxFiles: 3 }, 2)).toEqual({
    taken: [text],
    refused: [
      { reason: 'size', name: 'large.bin' },
      { reason: 'count', name: 'B.PNG' },
    ],
  });
});

it('lets one file take the place of another where there is room for one', () => {
  expect(sortFiles([text], { maxFiles: 1 }, 1).taken).toEqual([text]);
});
