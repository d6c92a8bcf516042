import { faqCategorySchema, faqSchema, type Faq, type FaqCategory } from '@quarterdeck/contract/entities/faq';
import * as z from 'zod/mini';
import { defineTable } from '../core/table';

/** A category in `seeds/faqs.json`, with its questions. */
const faqSeedSchema = z.extend(faqCategorySchema, { faqs: z.array(z.omit(faqSchema, { categoryId: true })) });

async function loadSeeds() {
  const { default: json } = await import('./seeds/faqs.json');
  return z.parse(z.array(faqSeedSchema), json);
}

/** The categories are five in every scenario: their slugs are fixed. */
export const faqCategoryTable = defineTable<FaqCategory>({
  name: 'help-center.faq-categories',
  schema: faqCategorySchema,
  seed: async () => (await loadSeeds()).map(({ id, slug, title }) => ({ id, slug, title })),
});

export const faqTable = defineTable<Faq>({
  name: 'help-center.faqs',
  schema: faqSchema,
  seed: async () => (await loadSeeds()).flatMap(({ id, faqs }) => faqs.map((faq) => ({ ...faq, categoryId: id }))),
  list: { vary: (copy, index) => ({ ...copy, question: `${copy.question} (${index + 1})` }) },
});
