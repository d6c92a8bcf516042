import type { ProjectDashboard } from '@quarterdeck/contract/entities/projectDashboard';
import { describe, expect, it } from 'vitest';
import { busiestLabel, findInIssues, issuesOf, taskShares } from './projectWeek';

const counts = { 'new-issues': 0, 'closed-issues': 0, fixed: 0, 'wont-fix': 0, 're-opened': 0, 'needs-triage': 0 };
const issues = (
  opened: number[],
  closed: number[],
  labels = ['Mon', 'Tue', 'Wed'],
): ProjectDashboard['githubIssues'] => ({
  overview: { 'this-week': counts, 'last-week': { ...counts, fixed: 7 } },
  labels,
  series: {
    'this-week': [
      { name: 'New issues', data: opened },
      { name: 'Closed issues', data: closed },
    ],
    'last-week': [],
  },
});
const findingOf = (opened: number[], closed: number[]) => findInIssues(issuesOf(issues(opened, closed), 'this-week'));

describe('a week of issues', () => {
  it('peaks on every day that has the most', () => {
    expect(findingOf([4, 9, 9], [1, 2, 3])).toEqual({
      peak: { days: ['Tue', 'Wed'], count: 9 },
      difference: 16,
      isQuiet: false,
    });
  });

  it('has no peak where none came, and is quiet where none went either', () => {
    expect(findingOf([0, 0, 0], [1, 0, 0])).toEqual({ peak: null, difference: -1, isQuiet: false });
    expect(findingOf([0, 0, 0], [0, 0, 0])).toEqual({ peak: null, difference: 0, isQuiet: true });
  });

  it('leaves out what is no number, and says nothing of no days', () => {
    expect(issuesOf(issues([4, Number.NaN], [Number.POSITIVE_INFINITY, 2, 1, 9]), 'this-week')).toMatchObject({
      opened: [4, null, null],
      closed: [null, 2, 1],
    });
    expect(issuesOf(issues([1], [1]), 'last-week')).toMatchObject({ opened: [null, null, null], counts: { fixed: 7 } });
    expect(findInIssues(issuesOf(issues([], [], []), 'this-week'))).toBeNull();
    expect(findInIssues(issuesOf(issues([1], [1]), 'last-week'))).toBeNull();
  });

  it('has one day, or numbers of any size', () => {
    expect(findingOf([1e12], [0])).toEqual({ peak: { days: ['Mon'], count: 1e12 }, difference: 1e12, isQuiet: false });
    expect(findingOf([-3], [0])).toEqual({ peak: null, difference: -3, isQuiet: false });
  });
});

describe('tasks by label', () => {
  const tasks = (...series: number[]): ProjectDashboard['taskDistribution'] => ({
    overview: { 'this-week': { new: 0, completed: 0 }, 'last-week': { new: 0, completed: 0 } },
    labels: ['API', 'Backend', 'Frontend'],
    series: { 'this-week': series, 'last-week': [1, 2] },
  });

  it('belong to the labels by their order', () => {
    expect(taskShares(tasks(8, 11, 15), 'this-week').map(({ count }) => count)).toEqual([8, 11, 15]);
    expect(taskShares(tasks(8), 'last-week').map(({ count }) => count)).toEqual([1, 2, null]);
  });

  it('name the busiest only where one is', () => {
    const busiest = (...series: number[]) => busiestLabel(taskShares(tasks(...series), 'this-week'));
    expect(busiest(8, 11, 15)).toEqual({ label: 'Frontend', count: 15, total: 34 });
    expect(busiest(15, 11, 15)).toBeNull();
    expect(busiest(0, 0, 0)).toBeNull();
    expect(busiest(Number.NaN, 2)).toEqual({ label: 'Backend', count: 2, total: 2 });
    expect(busiestLabel([])).toBeNull();
  });
});
