import { getCourse, saveCourseProgress } from '@quarterdeck/contract/endpoints/academy';
import type { AcademyCourse, AcademyCourseId, CourseProgress } from '@quarterdeck/contract/entities/academyCourse';
import { defineWrite, type AnyWrite, type WriteContext } from '@quarterdeck/data/writes/defineWrite';
import { changeOf } from '@quarterdeck/data/writes/optimisticCache';
import { recordList } from '@quarterdeck/data/writes/recordList';
import { truncateForSpeech } from '@quarterdeck/ui/truncate';
import { addProgress, sameStep } from '../model/courseSteps';
import { academyQueries } from './academyQueries';

/** The course that is open, and the same in the list. */
const inCourse = (id: AcademyCourseId, progressOf: (course: AcademyCourse) => CourseProgress) => {
  const change = (course: AcademyCourse): AcademyCourse => ({ ...course, progress: progressOf(course) });
  return [changeOf(academyQueries.course(id), change), ...recordList(academyQueries.courses()).changeOne(id, change)];
};

const titleOf = (id: AcademyCourseId | undefined, { shown }: WriteContext): string => {
  const course =
    (id && shown(academyQueries.course(id))) ?? shown(academyQueries.courses())?.find((one) => one.id === id);
  return truncateForSpeech(course?.title ?? '');
};

const stepField = (id: AcademyCourseId) => `${id} step`;
const completedField = (id: AcademyCourseId) => `${id} completed`;

/** The step that is open now, and how many are done at least: 0 for a step that was only opened. */
export interface CourseAdvance {
  id: AcademyCourseId;
  progress: CourseProgress;
}

export const saveProgress = defineWrite<CourseAdvance, AcademyCourse>({
  id: 'academy.progress',
  part: saveCourseProgress.body,
  partQueueKey: ({ id }) => id,
  optimistic: (parts) =>
    parts.flatMap(({ id, progress }) =>
      inCourse(id, (course) => addProgress(course.progress, progress, course.totalSteps)),
    ),
  send: ({ id, progress }, { call }) =>
    // The call takes progress whole: what another tab has done meanwhile goes with it.
    call(saveCourseProgress, async (savedNow) => {
      const course = await savedNow(academyQueries.course(id));
      return { body: { id, progress: addProgress(course.progress, progress, course.totalSteps) } };
    }),
  saved: (done) => done.flatMap(({ answer }) => inCourse(answer.id, () => answer.progress)),
  failure: ([first], t, context) => t('academy.failed.save', { title: titleOf(first?.id, context) }),
  fields: ({ id, progress }) => (progress.completed > 0 ? [stepField(id), completedField(id)] : [stepField(id)]),
  // A step that was opened since does not make what was done undone.
  withoutReplaced: ({ id, progress: { currentStep, completed } }, isReplaced) =>
    completed === 0 || isReplaced(completedField(id))
      ? undefined
      : { id, progress: { currentStep: isReplaced(stepField(id)) ? sameStep : currentStep, completed } },
});

const noProgress: CourseProgress = { currentStep: 0, completed: 0 };

/** Marks all steps of a course as open again. */
export const startAgain = defineWrite<Pick<CourseAdvance, 'id'>, AcademyCourse>({
  id: 'academy.startAgain',
  part: getCourse.query,
  partQueueKey: ({ id }) => id,
  optimistic: (parts) => parts.flatMap(({ id }) => inCourse(id, () => noProgress)),
  send: ({ id }, { call }) => call(saveCourseProgress, { body: { id, progress: noProgress } }),
  saved: (done) => done.flatMap(({ answer }) => inCourse(answer.id, () => answer.progress)),
  failure: ([first], t, context) => t('academy.failed.startAgain', { title: titleOf(first?.id, context) }),
  fields: ({ id }) => [stepField(id), completedField(id)],
});

/** All writes of this feature. */
export const writes: readonly AnyWrite[] = [saveProgress, startAgain];
