import type { AcademyCourse } from '@quarterdeck/contract/entities/academyCourse';
import { buildCourse } from '@quarterdeck/mocks/academy/buildCourse';
import { describe, expect, it } from 'vitest';
import { allCourses } from './courseView';
import { countCourses, courseAfter, courseToContinue, findCourses, sortCourses } from './findCourses';

const done = { currentStep: 1, completed: 2 };
const begun = { currentStep: 1, completed: 1 };
const knots = buildCourse({ id: 'knots', title: 'Two knots', updatedAt: '2026-03-01T09:00:00.000Z' });
const tides = buildCourse({ id: 'tides', title: 'Tides', progress: begun, updatedAt: '2026-03-02T09:00:00.000Z' });
const money = buildCourse({
  id: 'money',
  title: 'Money',
  description: 'Never lose a knot.',
  category: 'engineering',
  progress: done,
  updatedAt: '2026-01-02T09:00:00.000Z',
});
const all = [money, tides, knots];
const ids = (courses: readonly AcademyCourse[]) => courses.map(({ id }) => id);
const found = (view: Partial<typeof allCourses>) =>
  ids(findCourses(all, { ...allCourses, ...view }).map(({ item }) => item));

it('AC-1 puts the newest change first', () => {
  expect(ids(sortCourses(all))).toEqual(['tides', 'knots', 'money']);
});

describe('AC-1 findCourses', () => {
  it('finds in titles first, and forgives a typo', () => {
    expect(found({ search: 'knot' })).toEqual(['knots', 'money']);
    expect(found({ search: 'tdies' })).toEqual(['tides']);
    expect(found({ search: 'zzzz' })).toEqual([]);
  });

  it('keeps to a category, also one that there is not, and hides what is completed', () => {
    expect(found({ category: 'harbour' })).toEqual(['tides', 'knots']);
    expect(found({ category: 'cooking' })).toEqual([]);
    expect(found({ hidesCompleted: true })).toEqual(['tides', 'knots']);
  });

  it('counts by state, also none', () => {
    expect(countCourses(all)).toEqual({ new: 1, started: 1, completed: 1 });
    expect(countCourses([])).toEqual({ new: 0, started: 0, completed: 0 });
  });
});

describe('AC-1 the course to go on with', () => {
  it('is the one that was opened last and is not completed, also where no step of it is done', () => {
    expect(courseToContinue(all, ['money', 'gone', 'knots', 'tides'])?.id).toBe('knots');
  });

  it('is the first that was begun where none was opened here', () => {
    expect(courseToContinue(all, [])?.id).toBe('tides');
    expect(courseToContinue(all, ['money'])?.id).toBe('tides');
  });

  it('is none where none was begun, or all are completed', () => {
    expect(courseToContinue([knots], [])).toBeUndefined();
    expect(courseToContinue([money], ['money'])).toBeUndefined();
  });
});

it('AC-1 the course after one is of its category if there is one left, else another', () => {
  expect(courseAfter([{ ...money, progress: begun }, tides, knots], knots)?.id).toBe('tides');
  expect(courseAfter([money, knots], money)?.id).toBe('knots');
  expect(courseAfter([money, knots], knots)).toBeUndefined();
});
