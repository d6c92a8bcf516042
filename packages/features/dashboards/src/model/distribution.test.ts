import type { AnalyticsDashboard } from '@quarterdeck/contract/entities/analyticsDashboard';
import { describe, expect, it } from 'vitest';
import { findGroups, folded, groupsOf } from './distribution';

const groups = (series: number[], labels: string[], uniqueVisitors = 46_085) =>
  groupsOf({ gender: { uniqueVisitors, series, labels } } as unknown as AnalyticsDashboard, 'gender');
const two = (first: number) => findGroups(groups([first, 100 - first], ['Male', 'Female']));

describe('groupsOf', () => {
  it('divides the visitors so that they add up', () => {
    const { uniqueVisitors, groups: all } = groups([80, 20], ['New', 'Returning']);
    expect(uniqueVisitors).toBe(46_085);
    expect(all.map(({ known, share, visitors }) => ({ known, share, visitors }))).toEqual([
      { known: 'new', share: 0.8, visitors: 36_868 },
      { known: 'returning', share: 0.2, visitors: 9217 },
    ]);
    const thirds = groups([33.3, 33.3, 33.3], ['a', 'b', 'c'], 100).groups;
    expect(thirds.reduce((total, { visitors }) => total + visitors, 0)).toBe(100);
  });

  it.each([
    ['nobody', [0, 0], 0],
    ['shares without visitors', [50, 50], 0],
    ['visitors without shares', [0, 0], 5],
    ['shares that are no numbers', [Number.NaN, Number.POSITIVE_INFINITY], 5],
    ['negative shares', [-5, -5], 5],
    ['no shares', [], 5],
  ])('has no groups for %s', (_, series, unique) => {
    const none = groups(series, ['Male', 'Female'], unique);
    expect(none).toEqual({ kind: 'gender', uniqueVisitors: null, groups: [] });
    expect(findGroups(none)).toBeNull();
  });

  it('keeps names that it does not know, such as those of every object', () => {
    const [one] = groups([1], ['constructor']).groups;
    expect(one).toMatchObject({ known: null, label: 'constructor', share: 1 });
  });
});

describe('folded', () => {
  it('makes one of the groups that are too many', () => {
    const five = groups([1, 1, 1, 1, 1], ['a', 'b', 'c', 'd', 'e'], 5);
    expect(folded(five)).toBe(five);
    const six = folded(groups([1, 1, 1, 1, 1, 1], ['a', 'b', 'c', 'd', 'e', 'f'], 6));
    expect(six.groups.map(({ known, label, visitors }) => known ?? `${label} ${visitors}`)).toEqual([
      'a 1',
      'b 1',
      'c 1',
      'd 1',
      'other',
    ]);
    expect(six.groups.at(-1)).toMatchObject({ visitors: 2 });
  });
});

describe('findGroups', () => {
  it.each([
    [80, { kind: 'fraction', fraction: 'fourInFive', isExact: true, group: { known: 'male' } }],
    [55, { kind: 'slightly', group: { known: 'male' } }],
    [35, { kind: 'fraction', fraction: 'twoInThree', isExact: false, group: { known: 'female' } }],
    [25, { kind: 'fraction', fraction: 'threeInFour', isExact: true, group: { known: 'female' } }],
    [60, { kind: 'fraction', fraction: 'threeInFive', isExact: true }],
    [58, { kind: 'fraction', fraction: 'threeInFive', isExact: false }],
    [88, { kind: 'fraction', fraction: 'nineInTen', isExact: false }],
    [50, { kind: 'even' }],
    [71, { kind: 'most' }],
    [95, { kind: 'most' }],
    [98, { kind: 'nearlyAll' }],
    [100, { kind: 'all' }],
  ])('of %i percent is %j', (first, finding) => expect(two(first)).toMatchObject(finding));

  it('names the largest of groups that it has no words for', () => {
    expect(findGroups(groups([20, 50, 30], ['a', 'b', 'c']))).toMatchObject({ kind: 'largest', group: { label: 'b' } });
    expect(findGroups(groups([60, 40], ['Male', 'Unknown']))).toMatchObject({ kind: 'largest' });
  });
});
