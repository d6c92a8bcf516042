import { describe, expect, it } from 'vitest';
import { coursePath } from './coursePath';

describe('coursePath', () => {
  it('goes through every point', () => {
    const path = coursePath([
      { x: 0, y: 10 },
      { x: 50, y: 40 },
      { x: 100, y: 20 },
    ]);
    expect(path).toMatch(/^M0 10C/);
    expect(path).toContain(' 50 40C');
    expect(path).toMatch(/ 100 20$/);
  });

  it('is empty for fewer than two points', () => {
    expect(coursePath([])).toBe('');
    expect(coursePath([{ x: 1, y: 1 }])).toBe('');
  });
});
