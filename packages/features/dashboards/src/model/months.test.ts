import { describe, expect, it } from 'vitest';
import { lastMonths } from './months';

const days = (...texts: string[]) => texts.map((x, y) => ({ x, y }));

describe('months', () => {
  it('go back by the calendar, also from the end of a long month', () => {
    expect(lastMonths(days('2025-11-27', '2025-11-28', '2026-02-28'), 3).map(({ x }) => x)).toEqual([
      '2025-11-28',
      '2026-02-28',
    ]);
    expect(lastMonths(days('2026-02-28', '2026-05-31'), 3)).toHaveLength(2);
  });

  it('show nothing of nothing', () => expect(lastMonths([], 3)).toEqual([]));
});
