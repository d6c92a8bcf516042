import { describe, expect, it } from 'vitest';
import type { ChartPoints } from '../charts/chartTypes';
import { labelsTouch } from '../charts/labels';
import { makeChartText } from '../charts/useChartText';
import { toLineData, toLinePlot } from './lineShapes';
import { toXTicks } from './lineTicks';

const hour = 3_600_000;

/** The axis of a week of prices on a phone. The first midnight is half an hour from its start. */
function weekAxis(locale: string, isRtl: boolean, width: number) {
  const until = Date.parse('2026-11-29T23:30:00Z');
  const points: ChartPoints = {
    kind: 'instant',
    values: Array.from({ length: 145 }, (_, index) => until - (144 - index) * (7 / 6) * hour),
    timeZone: 'UTC',
  };
  const series = [{ id: 'price', name: 'BTC', values: points.values.map((_, index) => 60_000 + index) }];
  const data = toLineData(points, series, new Set(), 'area', width);
  const margins = { top: 24, bottom: 46, start: 12, end: 72 };
  const size = { width, room: width - margins.end };
  const plot = toLinePlot(data, 'area', { width, height: 220, margins, isRtl });
  if (!plot) throw new Error('There is nothing to draw');
  const ticks = toXTicks(points, data, plot, makeChartText(locale, {}, points), size, 'none');
  return { ticks, isTouched: labelsTouch(ticks, plot.x, width) };
}

describe('days on the axis of a phone', () => {
  const widths = Array.from({ length: 24 }, (_, index) => 240 + index * 8);

  it.each(['tr-TR', 'en-US', 'de-DE'])('do not touch in %s, whatever its width', (locale) => {
    for (const width of widths) {
      expect(weekAxis(locale, false, width).isTouched).toBe(false);
      expect(weekAxis(locale, true, width).isTouched).toBe(false);
    }
  });

  it('are as many as have room', () => {
    const { ticks } = weekAxis('tr-TR', false, 303);
    expect(ticks.map(({ text }) => text)).toEqual(['23 Kas', '25 Kas', '27 Kas', '29 Kas']);
    expect(weekAxis('tr-TR', false, 240).ticks.length).toBe(2);
    expect(weekAxis('tr-TR', false, 640).ticks.length).toBeGreaterThan(5);
  });
});
