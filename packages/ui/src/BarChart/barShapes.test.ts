import { describe, expect, it } from 'vitest';
import {
  againstEstimate,
  areaTasks,
  areaWeeks,
  conversionSeries,
  conversionWeeks,
  estimateItems,
  hostileSeries,
  issueDays,
  issueSeries,
  spentAreas,
  spentSeries,
} from '../charts/testing/chartData';
import { makeChartText } from '../charts/useChartText';
import { nameTicks } from './barTicks';
import { barLine, barPath, boxOf, layersOf } from './barBoxes';
import { endLabels, overflowOf, totalLabels } from './barLabels';
import {
  barChartVariants,
  isPlainBar,
  toBarData,
  toBarPlot,
  totalsOf,
  type BarChartVariant,
  type BarPoints,
  type BarSeries,
} from './barShapes';

const nothing: ReadonlySet<string> = new Set();
const size = { width: 400, height: 200, margins: { top: 8, end: 12, bottom: 28, start: 40 }, isRtl: false };

function drawing(
  points: BarPoints,
  series: readonly BarSeries[],
  variant: BarChartVariant,
  isRtl = false,
  hidden = nothing,
) {
  const data = toBarData(points, series, hidden, variant);
  const plot = toBarPlot(data, variant, { ...size, isRtl });
  if (!plot) throw new Error('There is nothing to draw');
  return {
    data,
    plot,
    boxes: data.series.map((item) => Array.from(item.values, (_, at) => boxOf(data, plot, item, at))),
  };
}

const at = <Value>(list: readonly Value[] | undefined, place: number): Value => {
  const value = list?.[place];
  if (value === undefined) throw new Error(`There is nothing at ${place}`);
  return value;
};

describe('bars beside each other', () => {
  it('take 60 % of their band, with a gap of 2 pixels between them, and begin at 0', () => {
    const { plot, boxes } = drawing(conversionWeeks, conversionSeries, 'grouped');
    const [one, other] = [at(boxes[0], 2), at(boxes[1], 2)];
    expect(other.x + other.width - one.x).toBeCloseTo(plot.band * 0.6);
    expect(other.x - (one.x + one.width)).toBeCloseTo(2);
    expect(one.y + one.height).toBeCloseTo(plot.y(0));
    expect(one.y).toBeCloseTo(plot.y(690));
    expect(plot.y.domain()[0]).toBe(0);
  });

  it('keep color and texture while others are hidden, and take their room', () => {
    const { data, plot, boxes } = drawing(conversionWeeks, conversionSeries, 'grouped', false, new Set(['this-year']));
    expect(at(data.series, 0).cue).toMatchObject({ texture: 'diagonal' });
    expect(at(boxes[0], 0).width).toBeCloseTo(plot.band * 0.6);
  });

  it('stand in the order of reading from right to left', () => {
    const { boxes } = drawing(conversionWeeks, conversionSeries, 'grouped', true);
    expect(at(boxes[0], 0).x).toBeGreaterThan(at(boxes[1], 0).x);
    expect(at(boxes[0], 0).x).toBeGreaterThan(at(boxes[0], 5).x);
  });

  it('go down from 0 where they are negative', () => {
    const { plot, boxes } = drawing(estimateItems, [againstEstimate], 'grouped');
    expect(at(boxes[0], 5)).toMatchObject({ side: 'bottom' });
    expect(at(boxes[0], 5).y).toBeCloseTo(plot.y(0));
  });

  it('have no texture where they are the only ones, also when others are switched off', () => {
    const [bars, closed] = issueSeries;
    const mixed: BarSeries[] = [bars, { ...closed, shape: 'line' }];
    expect(isPlainBar(mixed, bars)).toBe(true);
    expect(isPlainBar(conversionSeries, at(conversionSeries, 0))).toBe(false);
    expect(isPlainBar([{ ...bars, role: 'predicted' }], { ...bars, role: 'predicted' })).toBe(false);
  });

  it('leave the last one solid', () => {
    const { data, plot } = drawing(conversionWeeks, conversionSeries.slice(0, 1), 'grouped');
    const layers = layersOf(data, plot, at(data.series, 0), 'grouped', true);
    expect(layers.map(({ opacity, path }) => [opacity, path.split('z').length - 1])).toEqual([
      [0.72, 5],
      [1, 1],
    ]);
  });
});

describe('bars on top of each other', () => {
  it('are 2 pixels apart, and only the highest one is round', () => {
    const { data, plot, boxes } = drawing(areaWeeks, areaTasks, 'stacked');
    const [low, next] = [at(boxes[0], 0), at(boxes[1], 0)];
    expect(low.y - (next.y + next.height)).toBeCloseTo(2);
    expect(at(boxes[3], 5).y).toBeCloseTo(plot.y(44));
    expect(data.series.map(({ isEnd }) => isEnd[0])).toEqual([0, 0, 0, 1]);
  });

  it('have their sum above them, where there is room for all', () => {
    const { data, plot } = drawing(areaWeeks, areaTasks, 'stacked');
    expect(totalsOf(data)).toEqual([28, 31, 37, 37, 40, 44]);
    const texts = totalsOf(data).map(String);
    expect(totalLabels(data, plot, texts, 7)).toHaveLength(6);
    expect(at(totalLabels(data, plot, texts, 7), 5).y).toBeCloseTo(plot.y(44) - 6);
    expect(totalLabels(data, plot, texts, 40)).toEqual([]);
  });

  it('are stacked on both sides of 0, around gaps, with lines left out', () => {
    const series: BarSeries[] = [
      { id: 'in', name: 'In', values: [4, null, 0] },
      { id: 'out', name: 'Out', values: [-3, null, -1] },
      { id: 'more', name: 'More', values: [2, null, null] },
      { id: 'goal', name: 'Goal', shape: 'line', values: [9, 9, 9] },
    ];
    const { data } = drawing({ kind: 'category', values: ['A', 'B', 'C'] }, series, 'stacked');
    expect(data.series.map(({ from, to }) => [from[0], to[0]])).toEqual([
      [0, 4],
      [0, -3],
      [4, 6],
      [0, 9],
    ]);
    expect(data.series.map(({ isEnd }) => isEnd[0])).toEqual([0, 1, 1, 1]);
    expect(totalsOf(data)).toEqual([3, Number.NaN, -1]);
  });
});

describe('bars that lie', () => {
  const series: BarSeries[] = [spentSeries[0], { ...spentSeries[1], shape: 'tick' }];
  const texts = new Map([['spent', ['$61,536', '$27,680', '$15,240', '$9,600', '$4,380']]]);

  it('have their value at their end, or beyond the stroke that it would lie on', () => {
    const { data, plot, boxes } = drawing(spentAreas, series, 'horizontal');
    const labels = endLabels(data, plot, texts, 6.8);
    const [far, near] = [at(labels, 0), at(labels, 2)];
    expect(far.x).toBeCloseTo(at(boxes[0], 0).x + at(boxes[0], 0).width + 8);
    expect(near.x).toBeCloseTo(plot.x(16_000) + 8);
    expect(at(boxes[1], 2).width).toBe(2.5);
  });

  it('grow from right to left in such a layout, and their labels with them', () => {
    const { data, plot, boxes } = drawing(spentAreas, series, 'horizontal', true);
    expect(at(boxes[0], 0)).toMatchObject({ side: 'left' });
    expect(at(endLabels(data, plot, texts, 6.8), 0)).toMatchObject({ anchor: 'end' });
  });

  it('say how far labels stand out of the plot', () => {
    const { plot } = drawing(spentAreas, series, 'horizontal');
    const label = { id: 'a', x: 380, y: 0, text: '1234567890', anchor: 'start' as const };
    expect(overflowOf([label], plot, 7)).toEqual({ start: 0, end: 62 });
    expect(overflowOf([label], { ...plot, isRtl: true }, 7)).toEqual({ start: 62, end: 0 });
  });

  it('have colors by their side of 0 and shades by their size', () => {
    const { data, plot } = drawing(estimateItems, [againstEstimate], 'diverging');
    const layers = layersOf(data, plot, at(data.series, 0), 'diverging', false);
    const steps = layers.map(({ color }) => Number(color.match(/diverging-(\d)/)?.[1]));
    // The largest of both sides are the strongest; no two shades are one.
    expect(steps).toEqual(expect.arrayContaining([9, 1]));
    expect(new Set(steps).size).toBe(layers.length);
  });
});

describe('a line over bars', () => {
  it('goes through the middles of the bands and breaks at gaps', () => {
    const series: BarSeries[] = [{ id: 'a', name: 'A', shape: 'line', values: [1, 2, null, 3, 4] }];
    const { data, plot, boxes } = drawing({ kind: 'category', values: ['A', 'B', 'C', 'D', 'E'] }, series, 'grouped');
    const path = barLine(data, plot, at(data.series, 0));
    expect(path?.match(/M/g)).toHaveLength(2);
    expect(path).toMatch(/^M74\.8,/);
    expect(plot.x(0)).toBeCloseTo(40 + plot.band / 2);
    // The place of its mark.
    expect(at(boxes[0], 0)).toMatchObject({ x: plot.x(0) - 4, y: plot.y(1) - 4, width: 8, height: 8 });
  });
});

describe('the outline of a bar', () => {
  it('is round at its value end only, and never more than it is long', () => {
    const box = { x: 0, y: 0, width: 20, height: 50 };
    expect(barPath({ ...box, side: 'top' })).toBe('M4 0H16a4 4 0 0 1 4 4V50H0V4a4 4 0 0 1 4 -4z');
    expect(barPath({ ...box, side: 'bottom' })).toBe('M0 0H20V46a4 4 0 0 1 -4 4H4a4 4 0 0 1 -4 -4V0z');
    expect(barPath({ ...box, side: 'right' }, false)).toBe('M0 0H20V50H0V0z');
    expect(barPath({ ...box, height: 1, side: 'top' })).toContain('a1 1');
  });
});

describe('names of bands', () => {
  const namesOf = (values: readonly string[], room: number, endsWithLast: boolean) => {
    const points = { kind: 'category', values } as const;
    const order = values.map((_, place) => place);
    return nameTicks(order, points, makeChartText('en-US', {}, points), { room, endsWithLast }).map(
      ({ at: place }) => place,
    );
  };

  it('are all there where one long one has short neighbors', () => {
    expect(namesOf(areaWeeks.values, 330, false)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('are left out until they do not touch, the last one kept where it matters', () => {
    expect(namesOf(issueDays.values, 120, false)).toEqual([0, 2, 4, 6]);
    expect(namesOf(areaWeeks.values, 150, true).at(-1)).toBe(5);
    expect(namesOf(['A long name', 'B long name', 'C long name'], 10, false)).toEqual([0]);
  });

  it('are months where the days are so far apart', () => {
    const months = { kind: 'day', values: ['2026-01-01', '2026-02-01', '2026-03-01'] } as const;
    expect(
      nameTicks([0, 1, 2], months, makeChartText('en-US', {}, months), { room: 400, endsWithLast: false }),
    ).toEqual([
      { at: 0, text: 'Jan' },
      { at: 1, text: 'Feb' },
      { at: 2, text: 'Mar' },
    ]);
  });
});

describe('nothing', () => {
  it('is drawn where there are no numbers', () => {
    const data = toBarData(areaWeeks, [{ id: 'a', name: 'A', values: [] }], nothing, 'grouped');
    expect(toBarPlot(data, 'grouped', size)).toBeNull();
  });
});

const barPoints = ({ kind }: { kind: string }) => kind === 'category' || kind === 'day';
const hostile = Object.entries(hostileSeries).filter(([, { points }]) => barPoints(points));

describe.each(hostile)('bars of %s', (_, { points, series }) => {
  it.each(barChartVariants)('are drawn as %s without a coordinate that is no number', (variant) => {
    for (const shape of ['bar', 'line', 'tick'] as const) {
      const shaped = series.map((one, place) => (place === 0 ? { ...one, shape } : one));
      const { data, plot, boxes } = drawing(points as BarPoints, shaped, variant);
      for (const box of boxes.flat()) {
        expect(Object.values(box).every((value) => typeof value === 'string' || Number.isFinite(value))).toBe(true);
        expect(box.width).toBeGreaterThanOrEqual(0);
        expect(box.height).toBeGreaterThanOrEqual(0);
      }
      for (const item of data.series) {
        expect(
          layersOf(data, plot, item, variant, false)
            .map(({ path }) => path)
            .join(''),
        ).not.toMatch(/NaN|Infinity/);
        expect(barLine(data, plot, item)).not.toMatch(/NaN|Infinity/);
      }
    }
  });
});

it('numbers that add up to more than there is are drawn up to the edge', () => {
  const most: BarSeries[] = ['a', 'b'].map((id) => ({ id, name: id, values: [1.7e308, -1.7e308] }));
  for (const variant of barChartVariants) {
    const { boxes, plot } = drawing({ kind: 'category', values: ['A', 'B'] }, most, variant);
    expect(boxes.flat().every(({ width, height }) => Number.isFinite(width) && Number.isFinite(height))).toBe(true);
    expect(plot.gridValues.every(Number.isFinite)).toBe(true);
  }
});
