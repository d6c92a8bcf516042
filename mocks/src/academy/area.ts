import * as calls from '@quarterdeck/contract/endpoints/academy';
import type { AcademyCourse } from '@quarterdeck/contract/entities/academyCourse';
import { fitProgress } from '@quarterdeck/contract/rules/courseProgress';
import { notFound } from '../core/failure';
import { handle, type MockHandler } from '../core/handle';
import { memo, memoSort } from '../core/memo';
import { categoryTable, courseTable } from './academyTables';

const noCourse = (id: string) => notFound(`No course with id ${id}`);

const collator = new Intl.Collator('en');
const sortByTitle = memoSort<AcademyCourse>((a, b) => collator.compare(a.title, b.title));

const withoutContent = memo((course: AcademyCourse): AcademyCourse => ({
  ...course,
  steps: course.steps.map(({ order, title, subtitle }) => ({ order, title, subtitle })),
}));

export const handlers: readonly MockHandler[] = [
  handle(calls.listAcademyCategories, async (_, { db }) => (await db.open(categoryTable)).list()),

  handle(calls.listCourses, async (_, { db }) => {
    return sortByTitle((await db.open(courseTable)).list()).map(withoutContent);
  }),

  handle(calls.getCourse, async ({ query: { id } }, { db }) => {
    const course = (await db.open(courseTable)).get(id);
    if (course === undefined) throw noCourse(id);
    return course;
  }),

  handle(calls.saveCourseProgress, async ({ body: { id, progress } }, { db }) => {
    const courses = await db.open(courseTable);
    const course = courses.get(id);
    if (course === undefined) throw noCourse(id);
    return courses.patch(id, { progress: fitProgress(progress, course.totalSteps) }) ?? course;
  }),
];
