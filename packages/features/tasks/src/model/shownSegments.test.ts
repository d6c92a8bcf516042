import { highlight } from '@quarterdeck/contract/rules/highlight';
import { expect, it } from 'vitest';
import { shownSegments } from './shownSegments';

it('keeps a title of usual length as it is', () => {
  const segments = highlight('Guest list', 'list');
  expect(shownSegments(segments)).toBe(segments);
});

it('cuts a long title where its row does, and leaves the matches before', () => {
  const shown = shownSegments(highlight(`Guest ${'word '.repeat(80)}list`, 'list'));
  expect(shown.at(-1)).toEqual({ text: '…', isMatch: false });
  expect(shown.some(({ isMatch }) => isMatch)).toBe(false);
  const [first] = shownSegments(highlight(`Guest ${'word '.repeat(80)}list`, 'guest'));
  expect(first).toEqual({ text: 'Guest', isMatch: true });
});
