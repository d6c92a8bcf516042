import { academyCategorySchema, type AcademyCategory } from '@quarterdeck/contract/entities/academyCategory';
import { academyCourseSchema, type AcademyCourse } from '@quarterdeck/contract/entities/academyCourse';
import * as z from 'zod/mini';
import { defineTable } from '../core/table';
import { readCourseSeeds } from './courseSeed';

export const categoryTable = defineTable<AcademyCategory>({
  name: 'academy.categories',
  schema: academyCategorySchema,
  seed: async () => {
    const { default: json } = await import('./seeds/categories.json');
    return z.parse(z.array(academyCategorySchema), json);
  },
  // Categories are a filter: this is a long one.
  list: {
    largeSize: 30,
    vary: (copy, index) => ({ ...copy, slug: `${copy.slug}-${index + 1}`, title: `${copy.title} ${index + 1}` }),
  },
});

export const courseTable = defineTable<AcademyCourse>({
  name: 'academy.courses',
  schema: academyCourseSchema,
  seed: async (now) => {
    const { default: json } = await import('./seeds/courses.json');
    return readCourseSeeds(json, now);
  },
  // Somebody wrote every course, so this is a large academy; its list carries the steps of each.
  list: {
    largeSize: 500,
    vary: (copy, index) => ({
      ...copy,
      slug: `${copy.slug}-${index + 1}`,
      title: `${copy.title} (${index + 1})`,
      featured: false,
    }),
  },
});
