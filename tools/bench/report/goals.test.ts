import { describe, expect, it } from 'vitest';
import { type Goal, goalTable, isMet } from './goals.ts';

const goal: Goal = { name: 'paint', limit: 0.6, measured: 0.5, unit: 'x' };

describe('goals', () => {
  it('are met up to their limit, compared as they are shown', () => {
    expect(isMet(goal)).toBe(true);
    expect(isMet({ ...goal, measured: 0.604 })).toBe(true);
    expect(isMet({ ...goal, measured: 0.606 })).toBe(false);
  });

  it('say when nothing was measured', () => {
    expect(isMet({ ...goal, measured: Number.NaN })).toBe(false);
    expect(goalTable([{ ...goal, measured: Number.NaN }])).toContain('not measured');
  });
});
