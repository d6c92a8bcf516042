import { describe, expect, test } from 'vitest';
import { failuresOf } from './failures.ts';

const good = { isSuccess: true, isScanned: true, errors: [], violations: [], incomplete: [] };
const bad = { ...good, isSuccess: false };

describe('a story fails', () => {
  test('for what it threw and for the rules that it breaks', () => {
    const violations = [{ rule: 'button-name', help: 'Buttons have words', target: 'button' }];
    expect(failuresOf({ ...bad, errors: ['Error: no'], violations }, [], [])).toEqual([
      'Error: no',
      'button-name: Buttons have words (button)',
    ]);
  });

  test('for errors of the console that it does not expect, and for those that nobody caught', () => {
    const printed = ['console.error: one', 'console.error: two', 'TypeError: three', 'console.warning: four'];
    expect(failuresOf(good, printed, [['TWO', 'i']])).toEqual(['console.error: one', 'TypeError: three']);
  });

  test('when it ends badly without a reason, and when it was not scanned', () => {
    expect(failuresOf(bad, [], [])).toHaveLength(1);
    expect(failuresOf({ ...good, isScanned: false }, [], [])).toEqual(['It was not scanned for accessibility.']);
  });
});

test('what the browser says about refused calls and late sizes is no failure', () => {
  const printed = [
    'console.error: Failed to load resource: the server responded with a status of 500 ()',
    'Error: ResizeObserver loop completed with undelivered notifications.',
  ];
  expect(failuresOf(good, printed, [])).toEqual([]);
});
