import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Review } from './accessibility.ts';

const file = path.resolve(import.meta.dirname, '../../visual/a11y-reviewed.json');
const reviews = JSON.parse(await readFile(file, 'utf8')) as Review[];

/** Fits every element that has nothing but class names that are made. */
const anyElement = '^\\*$';

describe.each(reviews.map((review) => [`${review.rule} ${review.story ?? ''}`, review] as const))(
  'the decision on %s',
  (_name, { rule, story = '', target = '', decision, reviewer, date }) => {
    test('says why, who and when', () => {
      expect(decision.length).toBeGreaterThan(60);
      expect(reviewer).not.toBe('');
      expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    });

    test('is of some stories and some elements', () => {
      expect(story).toMatch(/^\^./);
      expect(target).not.toBe('');
      // One that is about texts covers those that are yet to come: it is of the stories of one component or screen.
      const isWide = rule === 'color-contrast' && target === anyElement;
      expect(isWide && !/^\^[\w-]+--/.test(story)).toBe(false);
    });
  },
);
