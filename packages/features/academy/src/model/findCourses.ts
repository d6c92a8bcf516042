import type { AcademyCourse } from '@quarterdeck/contract/entities/academyCourse';
import { courseStateOf, type CourseState } from '@quarterdeck/contract/rules/courseProgress';
import { fuzzySearch, type FuzzyHit } from '@quarterdeck/ui/fuzzySearch';
import type { CourseView } from './courseView';

/** Courses that were written or changed last come first; those of one moment keep their order. */
export const sortCourses = (courses: readonly AcademyCourse[]): AcademyCourse[] =>
  courses.toSorted((a, b) => Date.parse(b.updatedAt) - Date.parse(a.updatedAt));

/** The courses of a view, of all pages: the best hits of its search first, else in their order. */
export function findCourses(
  courses: readonly AcademyCourse[],
  { search, category, hidesCompleted }: Omit<CourseView, 'page'>,
): FuzzyHit<AcademyCourse>[] {
  const wanted = courses.filter(
    (course) =>
      (category === null || course.category === category) && !(hidesCompleted && courseStateOf(course) === 'completed'),
  );
  return fuzzySearch(wanted, ({ title, description }) => [title, description], search);
}

/** How many courses there are of each state. */
export function countCourses(courses: readonly AcademyCourse[]): Record<CourseState, number> {
  const counts: Record<CourseState, number> = { new: 0, started: 0, completed: 0 };
  for (const course of courses) counts[courseStateOf(course)] += 1;
  return counts;
}

/**
 * The course to go on with: the one that was opened last of those that are not completed; where none was opened in this
 * browser, the first that was begun.
 * @param courses in the order of the list.
 * @param openedIds newest first.
 */
export function courseToContinue(
  courses: readonly AcademyCourse[],
  openedIds: readonly string[],
): AcademyCourse | undefined {
  const open = courses.filter((course) => courseStateOf(course) !== 'completed');
  const opened = openedIds.flatMap((id) => open.filter((course) => course.id === id));
  return opened[0] ?? open.find((course) => courseStateOf(course) === 'started');
}

/** The course to take after `done`: one that is not completed, of the same category if there is one. */
export function courseAfter(courses: readonly AcademyCourse[], done: AcademyCourse): AcademyCourse | undefined {
  const open = courses.filter((course) => course.id !== done.id && courseStateOf(course) !== 'completed');
  return open.find((course) => course.category === done.category) ?? open[0];
}
