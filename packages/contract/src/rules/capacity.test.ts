import { describe, expect, it } from 'vitest';
import { capacityDays, planItems, splitWeeks } from './capacity';

const items = (...days: (number | null)[]) => days.map((estimateDays, index) => ({ id: index, estimateDays }));
const ids = (list: readonly { id: number }[]) => list.map(({ id }) => id);

describe('capacityDays', () => {
  it('is twelve weeks of five days', () => {
    expect(capacityDays).toBe(60);
  });
});

describe('planItems', () => {
  it('sums the estimates', () => {
    expect(planItems(items(10, 5, 2.5))).toMatchObject({ plannedDays: 17.5, overDays: 0, beyond: [] });
  });

  it('fits exactly 60 days', () => {
    expect(planItems(items(40, 20))).toMatchObject({ plannedDays: 60, overDays: 0, beyond: [] });
  });

  it('names what ends after the sixtieth day, in the order given', () => {
    const plan = planItems(items(40, 19.5, 1, 10, 0, 3));
    expect(plan.overDays).toBe(13.5);
    expect(ids(plan.beyond)).toEqual([2, 3, 5]);
  });

  it('keeps what nobody has estimated apart', () => {
    const plan = planItems(items(null, 60, null, 1));
    expect(ids(plan.unestimated)).toEqual([0, 2]);
    expect(ids(plan.beyond)).toEqual([3]);
  });

  it('is empty for nothing', () => {
    expect(planItems([])).toEqual({ plannedDays: 0, overDays: 0, beyond: [], unestimated: [] });
  });
});

describe('splitWeeks', () => {
  it.each([
    [0, 0, 0],
    [0.5, 0, 0.5],
    [5, 1, 0],
    [12.5, 2, 2.5],
    [60, 12, 0],
    [63, 12, 3],
  ])('%d days are %i weeks and %d days', (given, weeks, days) => {
    expect(splitWeeks(given)).toEqual({ weeks, days });
  });
});
