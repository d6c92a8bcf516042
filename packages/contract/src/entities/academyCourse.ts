import * as z from 'zod/mini';

export const academyCourseIdSchema = z.string().check(z.minLength(1), z.maxLength(100)).brand<'AcademyCourseId'>();
export type AcademyCourseId = z.infer<typeof academyCourseIdSchema>;

export const courseStepSchema = z.object({
  /** Place in the course, from 0. */
  order: z.int().check(z.nonnegative()),
  title: z.string(),
  subtitle: z.string(),
  /** HTML, cleaned where it is shown; absent in the list of courses. */
  content: z.optional(z.string()),
});
export type CourseStep = z.infer<typeof courseStepSchema>;

export const courseProgressSchema = z.object({
  /** The step that is open, from 0. */
  currentStep: z.int(),
  /** How many steps are done, counted from the first; all of them when the course is completed. */
  completed: z.int(),
});
export type CourseProgress = z.infer<typeof courseProgressSchema>;

export const academyCourseSchema = z.object({
  id: academyCourseIdSchema,
  title: z.string(),
  /** Title as a word of an address. */
  slug: z.string(),
  description: z.string(),
  /** Slug of its category. */
  category: z.string(),
  /** Minutes that the whole course takes. */
  duration: z.int().check(z.positive()),
  featured: z.boolean(),
  totalSteps: z.int().check(z.positive()),
  /** ISO 8601 instant, UTC. */
  updatedAt: z.iso.datetime(),
  progress: courseProgressSchema,
  /** Sorted by `order`, without gaps. */
  steps: z.array(courseStepSchema),
});
export type AcademyCourse = z.infer<typeof academyCourseSchema>;
