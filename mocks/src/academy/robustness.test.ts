import * as calls from '@quarterdeck/contract/endpoints/academy';
import { bodyOf, describeRobustness, oldIds } from '../testing/describeRobustness';

describeRobustness({
  endpoints: Object.values(calls),
  examples: {
    'academy.course': { query: 'id' },
    'academy.progress': { body: { id: 'course-01', progress: { currentStep: 3, completed: 3 } } },
  },
  readRecords: async ({ call }) => {
    const courses = bodyOf(await call(calls.listCourses, {}));
    return {
      categories: oldIds(bodyOf(await call(calls.listAcademyCategories, {}))),
      courses: oldIds(courses),
      hasFittingProgress: courses.every(
        ({ progress: { currentStep, completed }, totalSteps }) =>
          currentStep >= 0 && currentStep < totalSteps && completed >= 0 && completed <= totalSteps,
      ),
    };
  },
});
