import { expect, test } from 'vitest';
import { commentOf } from './comment.ts';
import type { Result } from './results.ts';

const result = (key: string, more: Partial<Result> = {}): Result => ({
  key,
  storyId: key,
  title: key,
  mode: 'desktop-light',
  packageName: 'ui',
  verdict: 'pass',
  failures: [],
  toReview: [],
  deltas: [],
  seconds: 1,
  pictures: {},
  ...more,
});

test('counts every verdict and names one picture of each group, the largest first', () => {
  const difference = { summary: '12 pixels: #007973 → #027b75', kind: '#007973 → #027b75', signature: 'a' };
  const changed = { verdict: 'changed', difference } as const;
  const text = commentOf({
    seconds: 61.4,
    results: [
      result('one'),
      result('two', { verdict: 'failed', failures: ['Error: `x` is gone\n  at y'] }),
      result('three', changed),
      result('four', changed),
    ],
  });
  expect(text).toContain('1 pass, 1 failed, 2 changed in 61 s');
  expect(text.split('\n').filter((line) => line.startsWith('- '))).toEqual([
    '- **changed** `three` and 1 more: `#007973 → #027b75`',
    "- **failed** `two`: `Error: 'x' is gone`",
  ]);
});

test('names ten groups and says how many there are beside them', () => {
  const results = Array.from({ length: 12 }, (_, at) =>
    result(`story ${at}`, { verdict: 'failed', failures: [`${at}`] }),
  );
  const text = commentOf({ seconds: 1, results });
  expect(text.match(/^- /gm)).toHaveLength(10);
  expect(text).toContain('2 more groups are in the report.');
});

test('says so where no story can show the change', () => {
  expect(commentOf({ seconds: 0, results: [] })).toContain('No story can show this change.');
});
