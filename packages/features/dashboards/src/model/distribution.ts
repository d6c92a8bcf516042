import type { AnalyticsDashboard, Distribution } from '@quarterdeck/contract/entities/analyticsDashboard';
import { sum } from './sums';

export const distributionKinds = ['newVsReturning', 'gender', 'age', 'language'] as const;
export type DistributionKind = (typeof distributionKinds)[number];

/** The groups that the screen has words for, by the names that the call gives them. */
const groupIds = {
  New: 'new',
  Returning: 'returning',
  Male: 'male',
  Female: 'female',
  'Under 30': 'under30',
  'Over 30': 'over30',
  English: 'english',
  Other: 'other',
} as const;
type GroupId = (typeof groupIds)[keyof typeof groupIds];

export interface Group {
  /** Unique in its distribution. */
  id: string;
  /** Null for one that has no words of its own: it is called by its `label`. */
  known: GroupId | null;
  label: string;
  /** Of the unique visitors, 0 to 1. */
  share: number;
  /** The visitors of all groups add up to the unique ones. */
  visitors: number;
}

export interface Groups {
  kind: DistributionKind;
  /** Null where nobody came. */
  uniqueVisitors: number | null;
  groups: readonly Group[];
}

const isKnown = (label: string): label is keyof typeof groupIds => Object.hasOwn(groupIds, label);

export function groupsOf(dashboard: AnalyticsDashboard, kind: DistributionKind): Groups {
  const { uniqueVisitors, series, labels }: Distribution = dashboard[kind];
  const sizes = labels.map((_, place) => sizeOf(series[place]));
  const whole = sum(sizes) ?? 0;
  if (whole <= 0 || uniqueVisitors <= 0) return { kind, uniqueVisitors: null, groups: [] };
  const shares = sizes.map((size) => size / whole);
  const visitors = dividedBy(shares, uniqueVisitors);
  return {
    kind,
    uniqueVisitors,
    groups: labels.map((label, place) => ({
      id: `${place}`,
      known: isKnown(label) ? groupIds[label] : null,
      label,
      share: shares[place] ?? 0,
      visitors: visitors[place] ?? 0,
    })),
  };
}

/** More parts of a ring are no longer told from each other. */
const mostGroups = 5;

/** At most five groups: those beyond the fourth are one, which is called other. */
export function folded(all: Groups): Groups {
  const { groups } = all;
  if (groups.length <= mostGroups) return all;
  const rest = groups.slice(mostGroups - 1);
  const share = sum(rest.map((group) => group.share)) ?? 0;
  const visitors = sum(rest.map((group) => group.visitors)) ?? 0;
  const other: Group = { id: 'rest', known: 'other', label: '', share, visitors };
  return { ...all, groups: [...groups.slice(0, mostGroups - 1), other] };
}

const sizeOf = (percent: number | undefined): number =>
  percent !== undefined && Number.isFinite(percent) && percent > 0 ? percent : 0;

/** A whole number divided by shares, so that the parts are whole and add up to it: what is left goes to the largest rests. */
function dividedBy(shares: readonly number[], whole: number): number[] {
  const parts = shares.map((share) => Math.floor(share * whole));
  let left = Math.round(whole - (sum(parts) ?? 0));
  const byRest = shares
    .map((share, place) => ({ place, rest: share * whole - (parts[place] ?? 0) }))
    .toSorted((one, other) => other.rest - one.rest);
  for (const { place } of byRest) {
    if (left <= 0) break;
    parts[place] = (parts[place] ?? 0) + 1;
    left -= 1;
  }
  return parts;
}

/** Shares that have words, such as four in five. */
const fractions = {
  threeInFive: 3 / 5,
  twoInThree: 2 / 3,
  threeInFour: 3 / 4,
  fourInFive: 4 / 5,
  nineInTen: 9 / 10,
} as const;
type Fraction = keyof typeof fractions;

/** What there is to see in a distribution. */
export type GroupsFinding =
  /** Two groups of the same size. */
  | { kind: 'even' }
  /** Two groups, of which one is a little larger. */
  | { kind: 'slightly'; group: Group }
  /** About, or exactly, a share that has words. */
  | { kind: 'fraction'; group: Group; fraction: Fraction; isExact: boolean }
  | { kind: 'all' | 'nearlyAll' | 'most'; group: Group }
  /** The largest of other groups than two. */
  | { kind: 'largest'; group: Group };

const { abs } = Math;
/** A whole percent says no more. */
const exactWithin = 0.005;
const aboutWithin = 0.036;
const slightBelow = 0.575;
const nearlyAllFrom = 0.965;

/** Null where nobody came. */
export function findGroups({ groups }: Groups): GroupsFinding | null {
  const [first, second, third] = groups;
  if (!first) return null;
  const group = groups.reduce((largest, one) => (one.share > largest.share ? one : largest));
  if (!second || third || first.known === null || second.known === null) return { kind: 'largest', group };
  const { share } = group;
  if (share >= 1 - Number.EPSILON) return { kind: 'all', group };
  if (share >= nearlyAllFrom) return { kind: 'nearlyAll', group };
  if (share < 0.5 + exactWithin) return { kind: 'even' };
  if (share < slightBelow) return { kind: 'slightly', group };
  const names = Object.keys(fractions) as Fraction[];
  const nearest = names.reduce((best, name) =>
    abs(fractions[name] - share) < abs(fractions[best] - share) ? name : best,
  );
  const away = abs(fractions[nearest] - share);
  return away <= aboutWithin
    ? { kind: 'fraction', group, fraction: nearest, isExact: away < exactWithin }
    : { kind: 'most', group };
}
