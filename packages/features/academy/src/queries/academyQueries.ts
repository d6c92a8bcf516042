import { toQuery } from '@quarterdeck/contract';
import { getCourse, listAcademyCategories, listCourses } from '@quarterdeck/contract/endpoints/academy';
import type { AcademyCourseId } from '@quarterdeck/contract/entities/academyCourse';
import { queryOptions } from '@tanstack/react-query';

/** What the screens of this feature ask for. */
export const academyQueries = {
  categories: () => queryOptions({ ...toQuery(listAcademyCategories, {}) }),
  /** Steps come without content. */
  courses: () => queryOptions({ ...toQuery(listCourses, {}) }),
  course: (id: AcademyCourseId) => queryOptions({ ...toQuery(getCourse, { query: { id } }) }),
};
