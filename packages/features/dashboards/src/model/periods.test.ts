import { describe, expect, it } from 'vitest';
import { bestOf, periodsOf, trendOf, visitsPerHundred } from './periods';

const weeks = (...values: number[]) => ({
  amount: values.reduce((total, value) => total + value, 0),
  labels: values.map(() => ''),
  series: [
    { name: '', data: values.map((y, place) => ({ x: `2026-01-${String(5 + place * 7).padStart(2, '0')}`, y })) },
  ],
});
const periods = (...values: number[]) => periodsOf(weeks(...values));

describe('periodsOf', () => {
  it('says by how much the last week differs from the one before', () => {
    expect(periods(100, 200, 250)).toMatchObject({ amount: 550, change: 0.25 });
  });

  it.each([
    ['no series', { amount: 0, labels: [], series: [] }, { days: [], values: [], amount: null, change: null }],
    ['one week', weeks(5), { days: ['2026-01-05'], values: [5], amount: 5, change: null }],
    ['nothing the week before', weeks(0, 5), { amount: 5, change: null }],
    ['no numbers', { ...weeks(Number.NaN, 5), amount: Number.NaN }, { values: [null, 5], amount: null, change: null }],
  ])('has no change for %s', (_, series, expected) => expect(periodsOf(series)).toMatchObject(expected));
});

describe('bestOf', () => {
  it.each([
    [[612, 655, 690, 668, 727, 771], { kind: 'lastBest', count: 6, value: 771 }],
    [[5, 4, 3], { kind: 'lastLowest', count: 3, value: 3 }],
    [[5, 9, 6], { kind: 'best', day: '2026-01-12', value: 9 }],
    [[9, 5, 9], { kind: 'between', least: 5, most: 9 }],
    [[7, 7, 7], { kind: 'same', value: 7 }],
    [[7], { kind: 'one', value: 7 }],
    [[-3, -1], { kind: 'lastBest', count: 2, value: -1 }],
    [[Number.NaN, 4], { kind: 'one', value: 4 }],
    [[], null],
  ])('of %j is %j', (values, finding) => expect(bestOf(periods(...values))).toEqual(finding));
});

describe('trendOf', () => {
  it.each([
    [[64_210, 66_480, 69_154, 72_100], { kind: 'rising', value: 2630 }],
    [[9, 6, 3], { kind: 'falling', value: 3 }],
    [[1, 3, 2], { kind: 'between', least: 1, most: 3 }],
    [[7, 7], { kind: 'same', value: 7 }],
    [[7], { kind: 'one', value: 7 }],
    [[], null],
  ])('of %j is %j', (values, finding) => expect(trendOf(periods(...values))).toEqual(finding));
});

describe('visitsPerHundred', () => {
  it('counts visits of the same weeks', () => {
    expect(visitsPerHundred(periods(20, 25), periods(100, 100))).toBe(23);
  });

  it.each([
    ['other weeks', periods(20, 25), periods(100)],
    ['no impressions', periods(20), periods(0)],
    ['less than one', periods(1), periods(1000)],
    ['far too many', periods(1e12), periods(1)],
    ['nothing', periods(), periods()],
  ])('says nothing of %s', (_, visits, impressions) => expect(visitsPerHundred(visits, impressions)).toBeNull());
});
