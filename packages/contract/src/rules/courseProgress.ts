import type { AcademyCourse, CourseProgress } from '../entities/academyCourse';

/** How far somebody has come in a course. */
export type CourseState = 'new' | 'started' | 'completed';

/** Progress that fits a course: what lies outside is moved to the nearest step there is. */
export function fitProgress({ currentStep, completed }: CourseProgress, totalSteps: number): CourseProgress {
  return { currentStep: between(currentStep, totalSteps - 1), completed: between(completed, totalSteps) };
}

/** A course is completed when all of its steps are done, and started when one is done or a later one was opened. */
export function courseStateOf({ progress, totalSteps }: Pick<AcademyCourse, 'progress' | 'totalSteps'>): CourseState {
  if (progress.completed >= totalSteps) return 'completed';
  return progress.completed > 0 || progress.currentStep > 0 ? 'started' : 'new';
}

/**
 * Progress after the step that is open has been done: the next one opens, and the last one stays open.
 * What was done before stays done.
 */
export function completeStep({ currentStep, completed }: CourseProgress, totalSteps: number): CourseProgress {
  return fitProgress({ currentStep: currentStep + 1, completed: Math.max(completed, currentStep + 1) }, totalSteps);
}

function between(value: number, most: number): number {
  return Math.min(Math.max(value, 0), Math.max(most, 0));
}
