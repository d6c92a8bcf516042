import { describe, expect, it } from 'vitest';
import { toRoundParts } from '../charts/roundParts';
import { budgetParts, hostileParts } from '../charts/testing/chartData';
import { partAt, sectorPath, sectorRing, toSectors } from './donutShapes';

const sectorsOf = (parts: Parameters<typeof toRoundParts>[0]) => toSectors(toRoundParts(parts));

describe('sectors of a donut', () => {
  it('begin at 12 o’clock, are as long as their shares and fill the ring', () => {
    const sectors = sectorsOf(budgetParts);
    expect(sectors.map(({ part }) => part.name)).toEqual(budgetParts.map(({ name }) => name));
    expect(sectors[0]?.from).toBe(0);
    expect(sectors.at(-1)?.to).toBeCloseTo(2 * Math.PI);
    const [first, second] = sectors.map(({ from, to, gap }) => to - from - gap);
    expect((first ?? 0) / (second ?? 1)).toBeCloseTo(3);
  });

  it('are a whole ring without a gap where there is one part', () => {
    expect(sectorsOf(hostileParts['one part'] ?? [])).toMatchObject([{ from: 0, to: 2 * Math.PI, gap: 0 }]);
  });

  it('leave out what has no size', () => {
    expect(sectorsOf(hostileParts['negative'] ?? []).map(({ part }) => part.place)).toEqual([1, 3]);
    expect(sectorsOf(hostileParts['only zeros'] ?? [])).toEqual([]);
  });

  it('are found by a place on the ring, not in the middle or outside', () => {
    const sectors = sectorsOf(budgetParts);
    expect(partAt(sectors, { x: 70, y: 0 })).toBe(0);
    expect(partAt(sectors, { x: -10, y: -69 })).toBe(4);
    expect(partAt(sectors, { x: 0, y: 0 })).toBeNull();
    expect(partAt(sectors, { x: 100, y: 0 })).toBeNull();
  });

  it.each(Object.entries(hostileParts))('have no coordinate that is no number: %s', (_, parts) => {
    for (const sector of sectorsOf(parts))
      expect(`${sectorPath(sector)}${sectorRing(sector)}`).toMatch(/^M(?!.*(?:NaN|Infinity))/);
  });
});
