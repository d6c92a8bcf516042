import {
  academyCourseSchema,
  courseStepSchema,
  type AcademyCourse,
} from '@quarterdeck/contract/entities/academyCourse';
import * as z from 'zod/mini';
import { seedMomentSchema, toInstant } from '../core/seedMoment';

/** A course in `seeds/courses.json`: its steps stand in their order. */
const courseSeedSchema = z.extend(z.omit(academyCourseSchema, { totalSteps: true, updatedAt: true, steps: true }), {
  updated: seedMomentSchema,
  steps: z.array(z.omit(courseStepSchema, { order: true })),
});

/** Reads the seed file; the day of the last change is counted from the day of `now`. */
export function readCourseSeeds(json: unknown, now: Date): AcademyCourse[] {
  return z.parse(z.array(courseSeedSchema), json).map(({ updated, steps, ...course }) => ({
    ...course,
    totalSteps: steps.length,
    updatedAt: toInstant(updated, now),
    steps: steps.map((step, order) => ({ order, ...step })),
  }));
}
