import { describe, expect, it } from 'vitest';
import { placeAt, toRoundParts } from '../charts/roundParts';
import { hostileParts, outcomeParts } from '../charts/testing/chartData';
import { chipPlace, polarAt, polarPath, polarRadius, polarRing, toPolarSectors } from './polarShapes';

const sectorsOf = (parts: Parameters<typeof toRoundParts>[0]) => toPolarSectors(toRoundParts(parts));

describe('sectors of a polar area', () => {
  it('have one angle, and areas that go with their values', () => {
    const [first, , , fourth] = sectorsOf(outcomeParts);
    expect((first?.to ?? 0) - (first?.from ?? 0)).toBeCloseTo(Math.PI / 3);
    expect(first?.radius).toBe(polarRadius);
    expect((fourth?.radius ?? 0) ** 2 / polarRadius ** 2).toBeCloseTo(8 / 44);
  });

  it('keep the place of what has no size', () => {
    expect(sectorsOf(hostileParts['negative'] ?? []).map(({ radius }) => radius > 0)).toEqual([
      false,
      true,
      false,
      true,
    ]);
    expect(sectorsOf(hostileParts['only zeros'] ?? []).every(({ radius }) => radius === 0)).toBe(true);
  });

  it('have their value on them where there is room', () => {
    expect(sectorsOf(outcomeParts).map((sector) => chipPlace(sector, 28) !== null)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
    const many = sectorsOf(hostileParts['thirty parts'] ?? []);
    expect(many.every((sector) => chipPlace(sector, 28) === null)).toBe(true);
  });

  it('are found by their direction', () => {
    const sectors = sectorsOf(outcomeParts);
    expect(polarAt(sectors, placeAt(0.5, 90))).toBe(0);
    expect(polarAt(sectors, placeAt(6, 90))).toBe(5);
    expect(polarAt(sectors, placeAt(1, 120))).toBeNull();
    expect(polarAt([], placeAt(1, 20))).toBeNull();
  });

  it.each(Object.entries(hostileParts))('have no coordinate that is no number: %s', (_, parts) => {
    for (const sector of sectorsOf(parts))
      expect(polarPath(sector) + polarRing(sector)).toMatch(/^M(?!.*(?:NaN|Infinity))/);
  });
});
