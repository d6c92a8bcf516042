import { paths, request } from '@quarterdeck/contract';
import { listCourses } from '@quarterdeck/contract/endpoints/academy';
import { courseToContinue, sortCourses } from '../model/findCourses';
import { readOpenedCourses } from '../model/openedCourses';

/** Where the course is to go on with; the list where there is none, or it cannot be told. */
export async function continueAddress(): Promise<string> {
  const courses = await request(listCourses, {}).catch(() => []);
  const course = courseToContinue(sortCourses(courses), readOpenedCourses());
  return course ? paths.academyCourse.href(course.id) : paths.academy.href();
}
