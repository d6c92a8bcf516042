import { describe, expect, it } from 'vitest';
import { pageViewsOf, visitorsOf } from './visitors';

const weekMs = 7 * 86_400_000;
const weeksTo = (last: string, values: readonly number[]) =>
  values.map((y, place) => ({
    x: new Date(Date.parse(`${last}T00:00:00Z`) - (values.length - 1 - place) * weekMs).toISOString().slice(0, 10),
    y,
  }));
const visitors = (now: readonly number[], before: readonly number[]) => ({
  series: {
    'this-year': [{ name: 'Visitors', data: weeksTo('2026-01-05', now) }],
    'last-year': [{ name: 'Visitors', data: weeksTo('2025-01-06', before) }],
  },
});

describe('visitorsOf', () => {
  it('compares each week with the one at its place last year', () => {
    const { total, average, previousAverage, change, compared, more, fewer } = visitorsOf(
      visitors([110, 90, 100], [100, 100, 100]),
      12,
    );
    expect({ total, average, previousAverage, compared, more, fewer }).toEqual({
      total: 300,
      average: 100,
      previousAverage: 100,
      compared: 3,
      more: 1,
      fewer: 1,
    });
    expect(change).toBeCloseTo(0);
  });

  it('keeps the places of last year where only the last months are shown', () => {
    const now = Array.from({ length: 52 }, (_, place) => 100 + place);
    const shown = visitorsOf(visitors(now, now), 3);
    expect(shown.days[0]).toBe('2025-10-06');
    expect(shown.thisYear).toHaveLength(14);
    expect(shown.lastYear).toEqual(shown.thisYear);
  });

  it('counts the weeks of a shorter last year from its end, and compares those alone', () => {
    const { lastYear, change, compared, total } = visitorsOf(visitors([50, 100, 200], [100, 100]), 12);
    expect(lastYear).toEqual([null, 100, 100]);
    expect({ change, compared, total }).toEqual({ change: 0.5, compared: 2, total: 350 });
  });

  it.each([
    ['nobody at all', visitors([], []), null],
    ['no series', { series: { 'this-year': [], 'last-year': [] } }, null],
    ['no last year', visitors([5, 6], []), 11],
    ['a last year without visitors', visitors([5, 6], [0, 0]), 11],
  ])('has no change for %s', (_, data, total) => {
    expect(visitorsOf(data, 12)).toMatchObject({ total, change: null });
  });

  it('leaves out what is no number, and holds sums that a number cannot', () => {
    const odd = visitorsOf(visitors([Number.NaN, 10, Number.POSITIVE_INFINITY], [5, 5, 5]), 12);
    expect(odd).toMatchObject({ thisYear: [null, 10, null], total: 10, average: 10, change: 1, compared: 1 });
    expect(visitorsOf(visitors([1e308, 1e308], [1, 1]), 12)).toMatchObject({ total: null, average: null });
    expect(visitorsOf(visitors([-5], [-5]), 12)).toMatchObject({ total: -5, change: null });
  });
});

describe('pageViewsOf', () => {
  const views = (came: readonly number[], viewed: readonly number[]) => ({
    overallScore: 0,
    averageRatio: 0,
    predictedRatio: 0,
    series: [
      { name: 'Visitors', data: weeksTo('2026-01-05', came) },
      { name: 'Page views', data: weeksTo('2026-01-05', viewed) },
    ] as [{ name: string; data: ReturnType<typeof weeksTo> }, { name: string; data: ReturnType<typeof weeksTo> }],
  });

  it('says whether both go together, and how many pages a visitor views', () => {
    expect(pageViewsOf(views([10, 20, 30, 40], [21, 39, 62, 78]), 12)).toMatchObject({ perVisitor: 2, isClose: true });
    expect(pageViewsOf(views([10, 20, 30, 40], [40, 60, 20, 80]), 12).isClose).toBe(false);
    expect(pageViewsOf(views([10, 20], [20, 40]), 12).isClose).toBe(false);
    expect(pageViewsOf(views([10, 10, 10, 10], [20, 30, 40, 50]), 12).isClose).toBe(false);
  });

  it('takes page views of the same weeks alone', () => {
    expect(pageViewsOf(views([10, 20, 30], [50, 60]), 12)).toMatchObject({
      pageViews: [null, 50, 60],
      perVisitor: 110 / 50,
    });
  });

  it('is empty without weeks', () => {
    expect(pageViewsOf(views([], []), 3)).toEqual({
      days: [],
      visitors: [],
      pageViews: [],
      perVisitor: null,
      isClose: false,
    });
    expect(pageViewsOf(views([0, 0], [5, 5]), 12).perVisitor).toBeNull();
    expect(pageViewsOf(views([5, 5], [-5, -5]), 12).perVisitor).toBeNull();
  });
});
