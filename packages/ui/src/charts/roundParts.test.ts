import { describe, expect, it } from 'vitest';
import { angleOf, placeAt, shortened, toRoundParts } from './roundParts';
import { budgetParts, hostileParts } from './testing/chartData';
import { makeShareText } from './useShareText';

describe('parts of a round chart', () => {
  it('have a share of the total', () => {
    const { parts, total, largest } = toRoundParts(budgetParts);
    expect(total).toBe(180_000);
    expect(largest).toBe(96_000);
    expect(parts[0]?.share).toBeCloseTo(0.5333);
    expect(parts.reduce((sum, { share }) => sum + (share ?? 0), 0)).toBeCloseTo(1);
  });

  it('count as 0 and are not said where they are negative or no number', () => {
    const { parts, total } = toRoundParts(hostileParts['negative'] ?? []);
    expect(parts.map(({ value, size }) => [value, size])).toEqual([
      [null, 0],
      [10, 10],
      [0, 0],
      [5, 5],
    ]);
    expect(total).toBe(15);
    expect(parts[0]?.share).toBeNull();
  });

  it('have shares where their sum is beyond all numbers', () => {
    const { parts, total } = toRoundParts(hostileParts['huge'] ?? []);
    expect(total).toBeNull();
    expect(parts[2]?.share).toBeCloseTo(0.5);
  });

  it('have none where all are 0', () => {
    const { parts, total } = toRoundParts(hostileParts['only zeros'] ?? []);
    expect(total).toBe(0);
    expect(parts.map(({ share }) => share)).toEqual([null, null, null]);
    expect(toRoundParts([])).toEqual({ parts: [], total: null, largest: 0 });
  });
});

describe('places around the centre', () => {
  it('are found again by their angle', () => {
    for (const angle of [0, 1, 3, 4, 6]) expect(angleOf(placeAt(angle, 50))).toBeCloseTo(angle);
  });
});

describe('texts', () => {
  it('say no share as 0 % that is more', () => {
    const say = makeShareText('en');
    expect([0, 1e-9, 0.002, 0.1778, 1].map(say)).toEqual(['0%', '<0.1%', '0.2%', '18%', '100%']);
    expect(makeShareText('tr')(0.53)).toBe('%53');
  });

  it('are cut where there is no room', () => {
    expect(shortened('Frontend', 80)).toBe('Frontend');
    expect(shortened('Customer success', 80)).toBe('Customer s…');
    expect(shortened('x'.repeat(10_000), 0)).toHaveLength(2);
  });
});
