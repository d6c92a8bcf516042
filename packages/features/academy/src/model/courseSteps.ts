import type { AcademyCourse, CourseProgress } from '@quarterdeck/contract/entities/academyCourse';
import { courseStateOf, fitProgress } from '@quarterdeck/contract/rules/courseProgress';

/** What a course shows: one of its steps, from 0, or that it is done. */
export type ShownStep = number | 'done';

/** How `step` says in an address what is shown; steps count from 1 there. */
export const stepParameter = (shown: ShownStep): string => (shown === 'done' ? 'done' : String(shown + 1));

/**
 * What the `step` of an address shows. A number outside the course shows the nearest step; without a number, and before
 * the course is done, it is the step where one left off.
 */
export function shownStep(text: string | null, course: AcademyCourse): ShownStep {
  if (text === 'done' && courseStateOf(course) === 'completed') return 'done';
  const number = text === null || text.trim() === '' ? Number.NaN : Number(text);
  const currentStep = Number.isNaN(number) ? course.progress.currentStep : Math.floor(number) - 1;
  return fitProgress({ currentStep, completed: 0 }, course.totalSteps).currentStep;
}

/** Minutes that one step takes, at least one: courses say only how long all of it takes. */
export const stepMinutes = ({ duration, totalSteps }: Pick<AcademyCourse, 'duration' | 'totalSteps'>): number =>
  Math.max(1, Math.round(duration / totalSteps));

/** As `currentStep` of more progress: the step that is open by then stays open. */
export const sameStep = -1;

/**
 * Progress with more of it. What was done stays done, also where another tab has done it meanwhile.
 * @param more its `completed` may be less than what is done by now, its `currentStep` may be `sameStep`.
 */
export const addProgress = (now: CourseProgress, more: CourseProgress, totalSteps: number): CourseProgress =>
  fitProgress(
    {
      currentStep: more.currentStep === sameStep ? now.currentStep : more.currentStep,
      completed: Math.max(now.completed, more.completed),
    },
    totalSteps,
  );

/** Most steps that have four strokes each on a scale. */
const scaledSteps = 12;

/** Strokes of a scale for the progress of a course: four a step, as long as they fit. */
export const strokesOf = (totalSteps: number): number => Math.min(totalSteps, scaledSteps) * 4;
