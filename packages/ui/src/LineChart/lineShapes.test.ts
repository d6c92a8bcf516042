import { describe, expect, it } from 'vitest';
import { expenseMonths, expenseSeries, hostileSeries, visitorSeries, weeks } from '../charts/testing/chartData';
import { lastOf, lineChartVariants, linePaths, spread, toLineData, toLinePlot } from './lineShapes';

const nothing: ReadonlySet<string> = new Set();
const size = { width: 400, height: 200, margins: { top: 8, end: 12, bottom: 28, start: 40 }, isRtl: false };

describe('lines', () => {
  it('keep color, dash and marker while another one is hidden', () => {
    const [only] = toLineData(weeks, visitorSeries, new Set(['this-year']), 'line', 400).series;
    expect(only?.name).toBe('Last year');
    expect(only?.cue).toMatchObject({ dash: '4 3', marker: 'square', isHollow: true });
  });

  it('lie on top of each other where they are stacked, and the axis begins at 0', () => {
    const data = toLineData(expenseMonths, expenseSeries, nothing, 'stacked', 400);
    const top = data.series.at(-1);
    expect(top?.tops[0]).toBeCloseTo(expenseSeries.reduce((sum, { values }) => sum + (values[0] ?? 0), 0));
    expect(top?.values[0]).toBe(500);
    expect(toLinePlot(data, 'stacked', size)?.y.domain()[0]).toBe(0);
  });

  it('run from right to left in such a layout', () => {
    const data = toLineData(weeks, visitorSeries, nothing, 'line', 400);
    expect(toLinePlot(data, 'line', { ...size, isRtl: true })?.x.range()).toEqual([360, 12]);
  });

  it('break at gaps and go on behind them', () => {
    const points = { kind: 'category', values: ['A', 'B', 'C', 'D', 'E'] } as const;
    const data = toLineData(points, [{ id: 'a', name: 'A', values: [1, 2, null, 2, 1] }], nothing, 'line', 400);
    const plot = toLinePlot(data, 'line', size);
    const [series] = data.series;
    if (!plot || !series) throw new Error('There is nothing to draw');
    expect(linePaths(plot, data, series, 'line').line?.match(/M/g)).toHaveLength(2);
    expect(lastOf(series)).toMatchObject({ place: 4, value: 1 });
  });

  it.each([
    ['goes on for a step below a lowest value that has no room for its name', 58_010, 57_000],
    ['ends where it would where the name has room', 58_700, 58_000],
  ])('have an axis that %s', (_, lowest, foot) => {
    const series = [{ id: 'a', name: 'A', values: [59_300, lowest, 61_900, 61_340] }];
    const plot = toLinePlot(toLineData(weeks, series, nothing, 'area', 400), 'area', size, { roomBelow: 26 });
    expect(plot?.y.domain()).toEqual([foot, 62_000]);
    expect(plot?.y(lowest)).toBeLessThanOrEqual(size.height - size.margins.bottom - 26);
  });

  it('of many points have an axis that reaches the one peak among them', () => {
    const values = Array.from({ length: 100_000 }, (_, index) =>
      index === 54_321 ? 70 : index === 12_345 ? null : 10,
    );
    const data = toLineData(
      { kind: 'number', values: values.map((_, index) => index) },
      [{ id: 'a', name: 'A', values }],
      nothing,
      'line',
      400,
    );
    expect(toLinePlot(data, 'line', size)?.y.domain()).toEqual([0, 80]);
  });

  it('are nothing where there are no numbers', () => {
    const data = toLineData(weeks, [{ id: 'a', name: 'A', values: [] }], nothing, 'line', 400);
    expect(toLinePlot(data, 'line', size)).toBeNull();
  });

  describe.each(Object.entries(hostileSeries))('of %s', (_, { points, series }) => {
    it.each(lineChartVariants)('are drawn as %s without a coordinate that is no number', (variant) => {
      const data = toLineData(points, series, nothing, variant, 400);
      const plot = toLinePlot(data, variant, size);
      if (!plot) throw new Error('There is nothing to draw');
      for (const one of data.series) {
        const { line, area } = linePaths(plot, data, one, variant);
        expect(`${line}${area}`).not.toMatch(/NaN|Infinity/);
        expect(line).toMatch(/^M/);
      }
    });
  });
});

describe('labels at the ends', () => {
  it('are moved apart and stay in the plot', () => {
    expect(spread([10, 12, 100], 30, 0, 110)).toEqual([10, 40, 100]);
    expect(spread([100, 105], 30, 0, 110)).toEqual([80, 110]);
    expect(spread([], 30, 0, 110)).toEqual([]);
  });
});
