import { describe, expect, test } from 'vitest';
import { applyChanges, formatLock, parseLock, removedLines } from './locks.ts';

const hash = (digit: string) => digit.repeat(32);
const locks = new Map([
  [
    'ui',
    new Map([
      ['b--default@phone-dark', `375x68 ${hash('b')}`],
      ['a--default@desktop-light', `1280x68 ${hash('a')}`],
    ]),
  ],
]);

test('a lock is one line for each picture, sorted by key, and reads back as it was', () => {
  const text = formatLock(locks.get('ui') ?? new Map());
  expect(text).toBe(
    `{\n  "a--default@desktop-light": "1280x68 ${hash('a')}",\n  "b--default@phone-dark": "375x68 ${hash('b')}"\n}\n`,
  );
  expect(parseLock(text)).toEqual(locks.get('ui'));
  expect(parseLock(formatLock(new Map()))).toEqual(new Map());
});

describe('accepted lines', () => {
  test('replace, add and delete their own lines, and leave the others and the locks before as they are', () => {
    const changed = applyChanges(locks, [
      { packageName: 'ui', key: 'a--default@desktop-light', value: `1280x70 ${hash('c')}` },
      { packageName: 'ui', key: 'b--default@phone-dark' },
      { packageName: 'mocks', key: 'c--default@phone-dark', value: `375x1 ${hash('d')}` },
    ]);
    expect(Object.fromEntries(changed.get('ui') ?? [])).toEqual({
      'a--default@desktop-light': `1280x70 ${hash('c')}`,
    });
    expect(changed.get('mocks')?.size).toBe(1);
    expect(locks.get('ui')?.size).toBe(2);
  });
});

test('a line is removed when no story has its picture and the run looks at it', () => {
  const pictures = new Set(['ui a--default@desktop-light']);
  expect(removedLines(locks, pictures, () => true)).toEqual([{ packageName: 'ui', key: 'b--default@phone-dark' }]);
  expect(removedLines(locks, pictures, (key) => key.startsWith('a'))).toEqual([]);
});

test('a line is removed, too, when its story has moved to another package', () => {
  const moved = new Set(['ui a--default@desktop-light', 'host b--default@phone-dark']);
  expect(removedLines(locks, moved, () => true)).toEqual([{ packageName: 'ui', key: 'b--default@phone-dark' }]);
});
