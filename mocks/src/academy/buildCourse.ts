import { academyCategorySchema, type AcademyCategory } from '@quarterdeck/contract/entities/academyCategory';
import { academyCourseSchema, type AcademyCourse } from '@quarterdeck/contract/entities/academyCourse';
import * as z from 'zod/mini';

/** A course by hand, of two steps, that nobody has begun. */
export function buildCourse(overrides: Partial<z.input<typeof academyCourseSchema>> = {}): AcademyCourse {
  const steps = [
    { order: 0, title: 'The bowline', subtitle: 'A loop that holds', content: '<p>Up the hole, round the tree.</p>' },
    { order: 1, title: 'The cleat', subtitle: 'Made fast', content: '<p>Once round, then in eights.</p>' },
  ];
  return z.parse(academyCourseSchema, {
    id: 'course-built',
    title: 'Two knots',
    slug: 'two-knots',
    description: 'Enough to moor a boat.',
    category: 'harbour',
    duration: 10,
    featured: false,
    updatedAt: '2026-03-01T09:00:00.000Z',
    progress: { currentStep: 0, completed: 0 },
    steps,
    totalSteps: (overrides.steps ?? steps).length,
    ...overrides,
  });
}

export function buildAcademyCategory(overrides: Partial<z.input<typeof academyCategorySchema>> = {}): AcademyCategory {
  return z.parse(academyCategorySchema, {
    id: 'category-built',
    slug: 'seamanship',
    title: 'Seamanship',
    color: 'teal',
    ...overrides,
  });
}
