import { describe, expect, it } from 'vitest';
import { placeAt } from '../charts/roundParts';
import { gaugeAngle, pointerPath, stretchAt, stretchRing, strokesPath, toGauge } from './gaugeShapes';

const degrees = (radians: number) => Math.round((radians * 180) / Math.PI);

describe('a gauge', () => {
  it('goes over 240°, with 12 o’clock in the middle', () => {
    expect([0, 0.5, 1, -1, 7].map((share) => degrees(gaugeAngle(share)))).toEqual([-120, 0, 120, -120, 120]);
  });

  it('fills the strokes up to the value', () => {
    expect(toGauge(185_400, 250_000)).toMatchObject({ share: 0.7416, filled: 45 });
    expect([0, 1, 30, 60, 90].map((value) => toGauge(value, 60).filled)).toEqual([0, 2, 31, 61, 61]);
    expect(toGauge(90, 60).share).toBe(1.5);
  });

  it('says no share of what has none', () => {
    expect(toGauge(-5, 60)).toEqual({ value: -5, max: 60, share: null, reached: 0, filled: 0 });
    expect(toGauge(Number.NaN, 60)).toMatchObject({ value: null, share: null, filled: 0 });
    for (const max of [0, -1, Number.NaN, Number.POSITIVE_INFINITY])
      expect(toGauge(5, max)).toMatchObject({ max: null, share: null, filled: 0 });
    expect(toGauge(1e308, 1e-9)).toMatchObject({ share: null, reached: 1, filled: 61 });
  });

  it('has 61 strokes, every fifth of them longer', () => {
    const count = (isMajor: boolean) => strokesPath(0, 61, 116, isMajor).match(/M/g)?.length;
    expect([count(true), count(false)]).toEqual([13, 48]);
    expect(strokesPath(30, 31, 116, true)).toBe('M0 -116L0 -96');
  });

  it('points outwards', () => {
    expect(pointerPath(0.5, 116)).toBe('M0 -92L6 -82L-6 -82z');
    expect(stretchRing(0, 0, 116)).not.toMatch(/NaN/);
  });

  it('tells what is reached from the rest', () => {
    expect(stretchAt(placeAt(-1, 110), 0.5, 116)).toBe(0);
    expect(stretchAt(placeAt(1, 110), 0.5, 116)).toBe(1);
    expect(stretchAt(placeAt(3, 110), 0.5, 116)).toBeNull();
    expect(stretchAt(placeAt(1, 20), 0.5, 116)).toBeNull();
  });
});
