import * as calls from '../endpoints/academy';
import { documentEndpoints } from './documentEndpoints';
import { invalidRequest, missingIdInQuery, notFound } from './documentedErrors';

export const academyDocs = documentEndpoints(calls, {
  listAcademyCategories: {
    summary: 'Categories of courses',
    description: 'Asked by the list of courses for its filter and its labels.',
    rules: ['Courses name their category by its slug.'],
    errors: [],
    example: {},
  },
  listCourses: {
    summary: 'All courses',
    description: 'Asked by the list of courses, which filters and searches by itself.',
    rules: [
      'Sorted by title, as a dictionary sorts.',
      'The steps come without their content.',
      'Progress is that of the person who is signed in.',
    ],
    errors: [],
    example: {},
  },
  getCourse: {
    summary: 'One course',
    description: 'Asked by the course’s page. Answers the course with the content of its steps.',
    rules: ['The content is HTML and is cleaned where it is shown.'],
    errors: [missingIdInQuery, notFound('no course has the id', { query: { id: 'course-nowhere' } })],
    example: { query: { id: 'course-01' } },
  },
  saveCourseProgress: {
    summary: 'Keep the progress',
    description:
      'Sent when a step is opened or done. Takes the step that is open and how many are done, and answers the whole course.',
    rules: [
      '`currentStep` counts from 0; `completed` is how many steps are done, all of them when the course is completed.',
      'Numbers outside the course are moved to the nearest step there is.',
      'Both are set as they are sent, so a course can be begun anew.',
    ],
    errors: [
      invalidRequest('a number is missing or is not whole', {
        body: { id: 'course-01', progress: { currentStep: 1.5, completed: 1 } },
      }),
      notFound('no course has the id', { body: { id: 'course-nowhere', progress: { currentStep: 0, completed: 0 } } }),
    ],
    example: { body: { id: 'course-01', progress: { currentStep: 3, completed: 3 } } },
  },
});
