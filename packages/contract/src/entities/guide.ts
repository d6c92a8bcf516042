import * as z from 'zod/mini';

/** Categories of guides, in the order in which they are shown. */
export const guideCategorySlugs = ['getting-started', 'projects', 'settings', 'payments', 'your-account'] as const;
export type GuideCategorySlug = (typeof guideCategorySlugs)[number];

/** Guides of a category that the index shows. */
export const guidesPerCategory = 5;
/** The most that it answers per category. */
export const guidesPerCategoryLimit = 100;

export const guideCategoryIdSchema = z.string().check(z.minLength(1), z.maxLength(100)).brand<'GuideCategoryId'>();
export type GuideCategoryId = z.infer<typeof guideCategoryIdSchema>;

export const guideIdSchema = z.string().check(z.minLength(1), z.maxLength(100)).brand<'GuideId'>();
export type GuideId = z.infer<typeof guideIdSchema>;

export const guideSchema = z.object({
  id: guideIdSchema,
  categoryId: guideCategoryIdSchema,
  /** Stands in addresses; no two guides of a category have the same. */
  slug: z.string().check(z.minLength(1), z.maxLength(200)),
  title: z.string(),
  /** One sentence. */
  subtitle: z.string(),
  /** HTML with headings from the second level on; sanitised where it is shown. */
  content: z.string(),
});
export type Guide = z.infer<typeof guideSchema>;

/** A guide as lists show it. */
export const guideSummarySchema = z.omit(guideSchema, { content: true });
export type GuideSummary = z.infer<typeof guideSummarySchema>;

export const guideCategorySchema = z.object({
  id: guideCategoryIdSchema,
  /** Stands in addresses. */
  slug: z.enum(guideCategorySlugs),
  title: z.string(),
});
export type GuideCategory = z.infer<typeof guideCategorySchema>;

/** A category with all its guides, in the order in which they are read. */
export const guideCategoryWithGuidesSchema = z.extend(guideCategorySchema, { guides: z.array(guideSummarySchema) });
export type GuideCategoryWithGuides = z.infer<typeof guideCategoryWithGuidesSchema>;

/** A category in the index, with its first guides. */
export const guideCategoryInIndexSchema = z.extend(guideCategoryWithGuidesSchema, {
  /** How many guides the answer carries. */
  visibleGuides: z.int().check(z.nonnegative()),
  /** How many there are. */
  totalGuides: z.int().check(z.nonnegative()),
});
export type GuideCategoryInIndex = z.infer<typeof guideCategoryInIndexSchema>;

/** The category of a guide, with the guide. */
export const guideCategoryWithGuideSchema = z.extend(guideCategorySchema, { guide: guideSchema });
export type GuideCategoryWithGuide = z.infer<typeof guideCategoryWithGuideSchema>;

/** What a reader says of a guide. */
export const guideFeedbackSchema = z.object({
  guideId: guideIdSchema,
  helpful: z.boolean(),
  /** Plain text, or nothing. */
  comment: z.nullable(z.string().check(z.maxLength(2_000))),
});
export type GuideFeedback = z.infer<typeof guideFeedbackSchema>;
