import * as z from 'zod/mini';

export const academyCategoryIdSchema = z.string().check(z.minLength(1), z.maxLength(100)).brand<'AcademyCategoryId'>();
export type AcademyCategoryId = z.infer<typeof academyCategoryIdSchema>;

/** Colours that a category can have; the kit has a hue of the same name for each. */
export const academyCategoryColors = ['rose', 'ultramarine', 'teal', 'purple', 'amber'] as const;
export type AcademyCategoryColor = (typeof academyCategoryColors)[number];

export const academyCategorySchema = z.object({
  id: academyCategoryIdSchema,
  /** As it stands in an address; courses name their category by it. */
  slug: z.string().check(z.minLength(1)),
  title: z.string(),
  color: z.enum(academyCategoryColors),
});
export type AcademyCategory = z.infer<typeof academyCategorySchema>;
