import * as z from 'zod/mini';

/** Categories of questions, in the order in which they are shown. */
export const faqCategorySlugs = ['most-asked', 'general-inquiries', 'licenses', 'payments', 'support'] as const;
export type FaqCategorySlug = (typeof faqCategorySlugs)[number];

export const faqCategoryIdSchema = z.string().check(z.minLength(1), z.maxLength(100)).brand<'FaqCategoryId'>();
export type FaqCategoryId = z.infer<typeof faqCategoryIdSchema>;

export const faqIdSchema = z.string().check(z.minLength(1), z.maxLength(100)).brand<'FaqId'>();
export type FaqId = z.infer<typeof faqIdSchema>;

export const faqSchema = z.object({
  id: faqIdSchema,
  categoryId: faqCategoryIdSchema,
  question: z.string(),
  /** Plain text; an empty line separates paragraphs. */
  answer: z.string(),
});
export type Faq = z.infer<typeof faqSchema>;

export const faqCategorySchema = z.object({
  id: faqCategoryIdSchema,
  /** Stands in addresses. */
  slug: z.enum(faqCategorySlugs),
  title: z.string(),
});
export type FaqCategory = z.infer<typeof faqCategorySchema>;

/** A category as the call answers it. */
export const faqCategoryWithFaqsSchema = z.extend(faqCategorySchema, {
  /** In the order in which they are shown. */
  faqs: z.array(faqSchema),
});
export type FaqCategoryWithFaqs = z.infer<typeof faqCategoryWithFaqsSchema>;
