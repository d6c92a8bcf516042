import { describe, expect, it } from 'vitest';
import { placeAt, toRoundParts } from '../charts/roundParts';
import { hostileParts, taskParts } from '../charts/testing/chartData';
import { barAt, barPath, barRing, roundMax, toBars, trackPath } from './radialShapes';

const barsOf = (parts: Parameters<typeof toRoundParts>[0], max?: number) => toBars(toRoundParts(parts), max);
const degrees = (radians: number) => (radians * 180) / Math.PI;

describe('radial bars', () => {
  it('go from the outside to the inside, 19 apart, and end by their values', () => {
    const bars = barsOf(taskParts);
    expect(bars.map(({ radius }) => radius)).toEqual([92.5, 73.5, 54.5, 35.5]);
    // A full bar is 20: 270° times 15 / 20.
    expect(degrees(bars[2]?.to ?? 0)).toBeCloseTo(202.5);
  });

  it('are full at the value that the caller gives and not longer', () => {
    expect(barsOf(taskParts, 10).map(({ to }) => Math.round(degrees(to)))).toEqual([216, 270, 270, 270]);
    expect(barsOf(taskParts, Number.NaN)).toEqual(barsOf(taskParts));
    expect(barsOf(taskParts, -1)).toEqual(barsOf(taskParts));
  });

  it('have a round number that is more than the largest', () => {
    expect([15, 100, 0, 1e-9, 1e308].map(roundMax)).toEqual([20, 150, 1, 1.5e-9, 1.5e308]);
  });

  it('get thinner where there are many', () => {
    const bars = barsOf(hostileParts['thirty parts'] ?? []);
    expect(bars.at(-1)?.radius).toBeCloseTo(14);
    expect(bars[0]?.width).toBeLessThan(2);
  });

  it('are found by a place near them, not where they have no track', () => {
    const bars = barsOf(taskParts);
    expect(barAt(bars, placeAt(1, 92))).toBe(0);
    expect(barAt(bars, placeAt(4, 36))).toBe(3);
    expect(barAt(bars, placeAt(6, 92))).toBeNull();
    expect(barAt(bars, placeAt(1, 130))).toBeNull();
    expect(barAt([], placeAt(1, 92))).toBeNull();
  });

  it.each(Object.entries(hostileParts))('have no coordinate that is no number: %s', (_, parts) => {
    for (const bar of barsOf(parts))
      expect(barPath(bar) + barRing(bar) + trackPath(bar)).toMatch(/^M(?!.*(?:NaN|Infinity))/);
  });
});
