import { expect, test } from 'vitest';
import { findingsWithout, reviewLine, steadyTarget, unreviewed, type Review } from './accessibility.ts';

const finding = { rule: 'color-contrast', help: 'Text has contrast', target: '.card > [data-part="label"] (1)' };
const signed = { decision: 'Text on a picture that is dark everywhere', reviewer: 'Ada', date: '2026-01-15' };
const isLeft = (review: Partial<Review>) =>
  unreviewed('components-card--default', [finding], [{ rule: 'color-contrast', ...signed, ...review }]).length === 1;

test('a review covers the findings of its rule, story and element', () => {
  expect(isLeft({})).toBe(false);
  expect(isLeft({ story: '^components-card--', target: 'label' })).toBe(false);
  expect(isLeft({ rule: 'target-size' })).toBe(true);
  expect(isLeft({ story: '^screens-' })).toBe(true);
  expect(isLeft({ target: '^label' })).toBe(true);
});

test('the line to add covers its own finding and no other', () => {
  const review = JSON.parse(reviewLine('components-card--default', finding)) as Review;
  const left = (storyId: string, target: string) => unreviewed(storyId, [{ ...finding, target }], [review]).length;
  expect(left('components-card--default', finding.target)).toBe(0);
  expect(left('components-card--default-2', finding.target)).toBe(1);
  expect(left('components-card--default', '.card')).toBe(1);
});

test('findings are the same by rule and element', () => {
  expect(findingsWithout([finding], [{ ...finding, help: 'other words' }])).toEqual([]);
  expect(findingsWithout([finding], [{ ...finding, target: '.other' }])).toEqual([finding]);
});

test.each([
  ['.lmvIOr > span[data-part="label"]', '* > span[data-part="label"]'],
  [
    'text[y="-42.75"][text-anchor="start"] > tspan[x="74.04"][dy="0.35em"][data-part="value"]',
    'text > tspan[data-part="value"]',
  ],
  ['[transform="translate(3, 4)"] > text[role="img"]', '* > text[role="img"]'],
  ['.sc-gGLAoT.kRBQe[data-part="list"]', '[data-part="list"]'],
  [
    '#react-aria6053851835-_r_1_-tab-home > .react-aria-SelectionIndicator',
    '#react-aria--tab-home > .react-aria-SelectionIndicator',
  ],
  ['ul[aria-labelledby="_r_9m_"] > [data-part="name"]', 'ul[aria-labelledby="_r_"] > [data-part="name"]'],
  ['button:nth-child(2) > .lucide-x', 'button:nth-child(2) > .lucide-x'],
])('the selector %s is kept as %s', (target, steady) => {
  expect(steadyTarget(target)).toBe(steady);
});
