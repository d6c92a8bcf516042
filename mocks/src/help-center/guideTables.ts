import { guideCategorySchema, guideSchema, type Guide, type GuideCategory } from '@quarterdeck/contract/entities/guide';
import * as z from 'zod/mini';
import { defineTable } from '../core/table';

/** A category in `seeds/guides.json`, with its guides; the id of a guide is made of its slug. */
const guideSeedSchema = z.extend(guideCategorySchema, {
  guides: z.array(z.omit(guideSchema, { id: true, categoryId: true })),
});

async function loadSeeds() {
  const { default: json } = await import('./seeds/guides.json');
  return z.parse(z.array(guideSeedSchema), json);
}

/** The categories are five in every scenario: their slugs are fixed. */
export const guideCategoryTable = defineTable<GuideCategory>({
  name: 'help-center.guide-categories',
  schema: guideCategorySchema,
  seed: async () => (await loadSeeds()).map(({ id, slug, title }) => ({ id, slug, title })),
});

export const guideTable = defineTable<Guide>({
  name: 'help-center.guides',
  schema: guideSchema,
  seed: async () =>
    (await loadSeeds()).flatMap(({ id, guides }) =>
      guides.map((guide) => ({
        id: z.parse(guideSchema.shape.id, `guide-${guide.slug}`),
        categoryId: id,
        ...guide,
      })),
    ),
  list: {
    vary: (copy, index) => ({ ...copy, slug: `${copy.slug}-${index + 1}`, title: `${copy.title} (${index + 1})` }),
  },
});
