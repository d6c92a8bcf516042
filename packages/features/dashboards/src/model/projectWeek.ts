import {
  dashboardWeeks,
  type DashboardWeek,
  type IssueCounts,
  type ProjectDashboard,
} from '@quarterdeck/contract/entities/projectDashboard';
import { choiceInAddress } from './addressChoice';
import { finiteOrNull, sum } from './sums';

/** Of the issues and of the tasks: they belong together. */
export const weekInAddress = choiceInAddress('week', dashboardWeeks, 'this-week');

/** The issues of one week, day by day. */
export interface IssueWeek {
  /** English short names of its days, such as `Mon`. */
  days: readonly string[];
  /** One for each day; null where it is not known. */
  opened: readonly (number | null)[];
  closed: readonly (number | null)[];
  counts: IssueCounts;
}

export function issuesOf(
  { labels, overview, series }: ProjectDashboard['githubIssues'],
  week: DashboardWeek,
): IssueWeek {
  const [opened, closed] = series[week];
  const valuesOf = (one: typeof opened) => labels.map((_, place) => finiteOrNull(one?.data[place]));
  return { days: labels, opened: valuesOf(opened), closed: valuesOf(closed), counts: overview[week] };
}

/** What a week of issues says. */
export interface IssueFinding {
  /** The days on which the most new issues came, and how many; null where none came. */
  peak: { days: readonly string[]; count: number } | null;
  /** How many more were opened than closed; negative where more were closed. */
  difference: number;
  /** Whether nothing was opened or closed. */
  isQuiet: boolean;
}

/** Null where no day is known. */
export function findInIssues({ days, opened, closed }: IssueWeek): IssueFinding | null {
  const known = [...opened, ...closed].filter((value) => value !== null);
  if (known.length === 0) return null;
  const most = opened.reduce<number>((top, value) => Math.max(top, value ?? 0), 0);
  return {
    peak: most > 0 ? { days: days.filter((_, place) => opened[place] === most), count: most } : null,
    difference: (sum(opened) ?? 0) - (sum(closed) ?? 0),
    isQuiet: known.every((value) => value === 0),
  };
}

/** New tasks of one label. */
export interface TaskShare {
  label: string;
  count: number | null;
}

export const taskShares = (
  { labels, series }: ProjectDashboard['taskDistribution'],
  week: DashboardWeek,
): readonly TaskShare[] => labels.map((label, place) => ({ label, count: finiteOrNull(series[week][place]) }));

/** The only label that has the most new tasks, and how many all have; null where there is none, or several have. */
export function busiestLabel(shares: readonly TaskShare[]): { label: string; count: number; total: number } | null {
  const most = shares.reduce((top, { count }) => Math.max(top, count ?? 0), 0);
  const [first, second] = shares.filter(({ count }) => count === most);
  if (most <= 0 || !first || second) return null;
  return { label: first.label, count: most, total: sum(shares.map(({ count }) => count)) ?? most };
}
