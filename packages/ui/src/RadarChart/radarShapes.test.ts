import { describe, expect, it } from 'vitest';
import { placeAt } from '../charts/roundParts';
import { healthAxes, healthSeries, hostileSeries } from '../charts/testing/chartData';
import { axisLines, labelled, markAt, polygonPath, toRadarData } from './radarShapes';

const nothing: ReadonlySet<string> = new Set();
const health = toRadarData(healthAxes.length, healthSeries, nothing, 1, 5);

describe('a radar', () => {
  it('reaches from the least value in the centre to the most on the outermost ring', () => {
    expect(health.series[0]?.reach[3]).toBeCloseTo(0.55);
    const { series } = toRadarData(3, [{ id: 'a', name: 'A', values: [-3, 9, 5] }], nothing, 1, 5);
    expect(series[0]?.reach).toEqual([0, 1, 1]);
    expect(series[0]?.values).toEqual([-3, 9, 5]);
  });

  it('has a round number on the outermost ring where nobody says one', () => {
    const { series } = toRadarData(3, [{ id: 'a', name: 'A', values: [90, 45, 0] }], nothing, 0, undefined);
    expect(series[0]?.reach).toEqual([0.9, 0.45, 0]);
  });

  it('reaches as far as the share of each axis’s own whole, and keeps the values', () => {
    const all = [
      { id: 'spent', name: 'Spent', values: [500, 30, 9000] },
      { id: 'plan', name: 'Plan', values: [1000, 40, 10_000] },
    ];
    const { series } = toRadarData(3, all, nothing, 0, undefined, [1000, 40, 10_000]);
    expect(series.map(({ reach }) => reach)).toEqual([
      [0.5, 0.75, 0.9],
      [1, 1, 1],
    ]);
    expect(series[0]?.values).toEqual([500, 30, 9000]);
  });

  it('has room for more than the whole, unless the last ring is said', () => {
    const all = [{ id: 'a', name: 'A', values: [160, 100, 0] }];
    expect(toRadarData(3, all, nothing, 0, undefined, [100, 200, 1]).series[0]?.reach).toEqual([0.8, 0.25, 0]);
    expect(toRadarData(3, all, nothing, 0, 1, [100, 200, 1]).series[0]?.reach).toEqual([1, 0.5, 0]);
  });

  it('draws any amount of nothing on the outermost ring, and what has no whole in the centre', () => {
    const wholes = [0, 0, Number.NaN, -5, null, Number.POSITIVE_INFINITY, 10];
    const [one] = toRadarData(
      8,
      [{ id: 'a', name: 'A', values: [5, 0, 5, 5, 5, 5, 10, 5] }],
      nothing,
      0,
      1,
      wholes,
    ).series;
    expect(one?.reach).toEqual([1, 0, 0, 0, 0, 0, 1, 0]);
  });

  it('keeps scale, color and marker of a series while another one is hidden', () => {
    const [only] = toRadarData(6, healthSeries, new Set(['january']), 1, 5).series;
    expect(only).toMatchObject({ name: 'October', place: 1, cue: { dash: '4 3', marker: 'square' } });
    expect(only?.reach).toEqual(health.series[1]?.reach);
  });

  it('says the values of the actual series at its axes', () => {
    expect(labelled(toRadarData(6, healthSeries.toReversed(), nothing, 1, 5))?.name).toBe('January');
  });

  it.each<[name: string, room: number, lines: string[], isValueBelow: boolean]>([
    ['Design', 100, ['Design'], false],
    ['Development', 80, ['Development'], true],
    ['Quality of work', 80, ['Quality of', 'work'], true],
    ['Work on the quality of all', 80, ['Work on the', 'quality of…'], true],
    ['Donaudampfschiff', 80, ['Donaudampf…'], true],
    ['', 80, [''], false],
  ])('wraps the name %j in a room of %i pixels', (name, room, lines, isValueBelow) => {
    expect(axisLines(name, room, 36)).toEqual({ lines, isValueBelow });
  });

  it('draws a corner on each axis, clockwise from 12 o’clock', () => {
    expect(polygonPath(toRadarData(4, [], nothing, 0, 1).angles, [1, 1, 0.5, 0], 10)).toBe('M0 -10L10 0L0 5L0 0z');
  });

  it('finds the nearest mark of a place', () => {
    expect(markAt(health, placeAt(0, 80), 80)).toEqual({ stop: 0, series: 0 });
    expect(markAt(health, placeAt(0, 40), 80)).toEqual({ stop: 0, series: 1 });
    expect(markAt(health, placeAt(6.2, 70), 80)?.stop).toBe(0);
    expect(markAt(health, placeAt(1, 200), 80)).toBeNull();
    expect(markAt(toRadarData(0, [], nothing, 0, 1), placeAt(1, 20), 80)).toBeNull();
  });

  it.each(Object.entries(hostileSeries))('has no coordinate that is no number: %s', (_, { points, series }) => {
    const data = toRadarData(points.values.length, series, nothing, 0, undefined);
    const ownWholes = toRadarData(points.values.length, series, nothing, 0, undefined, series[0]?.values ?? []);
    for (const { reach } of [...data.series, ...ownWholes.series])
      expect(polygonPath(data.angles, reach, 80)).toMatch(/^M(?!.*(?:NaN|Infinity))/);
  });
});
