import { describe, expect, it } from 'vitest';
import { newestFirst } from './newestFirst';

const sorted = (...moments: string[]) => newestFirst(moments, (moment) => moment);

describe('newestFirst', () => {
  it('puts the latest first', () => {
    expect(sorted('2026-03-09T08:00:00.000Z', '2026-03-11T08:00:00.000Z', '2026-03-10T08:00:00.000Z')).toEqual([
      '2026-03-11T08:00:00.000Z',
      '2026-03-10T08:00:00.000Z',
      '2026-03-09T08:00:00.000Z',
    ]);
  });

  it('compares moments, not their spelling', () => {
    expect(sorted('2026-03-10T08:00Z', '2026-03-10T08:00:30.000Z', '2026-03-10T08:00:15Z')).toEqual([
      '2026-03-10T08:00:30.000Z',
      '2026-03-10T08:00:15Z',
      '2026-03-10T08:00Z',
    ]);
  });

  it('keeps the order of what happened at once, and leaves the list given alone', () => {
    const records = ['a', 'b', 'c'];
    expect(newestFirst(records, () => '2026-03-10T08:00:00Z')).toEqual(['a', 'b', 'c']);
    expect(newestFirst(records, (name) => `2026-03-1${records.indexOf(name)}T08:00:00Z`)).toEqual(['c', 'b', 'a']);
    expect(records).toEqual(['a', 'b', 'c']);
  });
});
