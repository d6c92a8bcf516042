import { expect, it } from 'vitest';
import { pageList } from './pageList';

it('shows all pages when there are few', () => {
  expect(pageList(1, 1)).toEqual([1]);
  expect(pageList(2, 5)).toEqual([1, 2, 3, 4, 5]);
});

it('leaves out what is far from the current page and from both ends', () => {
  expect(pageList(1, 12)).toEqual([1, 2, null, 11, 12]);
  expect(pageList(6, 12)).toEqual([1, 2, null, 5, 6, 7, null, 11, 12]);
});

it('shows a page rather than a gap that stands for it alone', () => {
  expect(pageList(5, 9)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
});
