import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { academyCategorySchema } from '../entities/academyCategory';
import { academyCourseIdSchema, academyCourseSchema, courseProgressSchema } from '../entities/academyCourse';

export const listAcademyCategories = endpoint({
  id: 'academy.categories',
  method: 'GET',
  path: 'api/apps/academy/categories',
  response: z.array(academyCategorySchema),
});

/** Sorted by title; steps come without content. */
export const listCourses = endpoint({
  id: 'academy.courses',
  method: 'GET',
  path: 'api/apps/academy/courses',
  response: z.array(academyCourseSchema),
});

/** Steps come with content. */
export const getCourse = endpoint({
  id: 'academy.course',
  method: 'GET',
  path: 'api/apps/academy/courses/course',
  query: z.object({ id: academyCourseIdSchema }),
  response: academyCourseSchema,
});

/** Steps outside the course are moved to the nearest one; answers the course with content. */
export const saveCourseProgress = endpoint({
  id: 'academy.progress',
  method: 'PATCH',
  path: 'api/apps/academy/courses/course',
  body: z.object({ id: academyCourseIdSchema, progress: courseProgressSchema }),
  response: academyCourseSchema,
});
