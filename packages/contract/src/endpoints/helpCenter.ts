import * as z from 'zod/mini';
import { _default as withDefault } from 'zod/mini';
import { endpoint } from '../endpoint';
import { faqCategoryWithFaqsSchema } from '../entities/faq';
import {
  guideCategoryInIndexSchema,
  guideCategoryWithGuideSchema,
  guideCategoryWithGuidesSchema,
  guideFeedbackSchema,
  guidesPerCategory,
  guidesPerCategoryLimit,
} from '../entities/guide';
import { supportRequestSchema } from '../entities/supportRequest';
import { queryInteger } from '../queryValues';

/** All categories with their questions; with a slug that category alone. */
export const listFaqs = endpoint({
  id: 'help-center.faqs',
  method: 'GET',
  path: 'api/apps/help-center/faqs',
  query: z.object({ slug: z.optional(z.string()) }),
  response: z.union([z.array(faqCategoryWithFaqsSchema), faqCategoryWithFaqsSchema]),
});

/** All categories with their first guides; with a slug that category with all of them. */
export const listGuides = endpoint({
  id: 'help-center.guides',
  method: 'GET',
  path: 'api/apps/help-center/guides',
  query: z.object({
    slug: z.optional(z.string()),
    /** Guides per category; of no account with a slug. */
    limit: withDefault(queryInteger(0, guidesPerCategoryLimit), guidesPerCategory),
  }),
  response: z.union([z.array(guideCategoryInIndexSchema), guideCategoryWithGuidesSchema]),
});

export const getGuide = endpoint({
  id: 'help-center.guide',
  method: 'GET',
  path: 'api/apps/help-center/guide',
  query: z.object({ categorySlug: z.string(), guideSlug: z.string() }),
  response: guideCategoryWithGuideSchema,
});

export const sendGuideFeedback = endpoint({
  id: 'help-center.feedback',
  method: 'POST',
  path: 'api/apps/help-center/feedback',
  body: guideFeedbackSchema,
  response: z.literal(true),
});

export const sendSupportRequest = endpoint({
  id: 'help-center.support',
  method: 'POST',
  path: 'api/apps/help-center/support',
  body: supportRequestSchema,
  response: z.object({ ticketId: z.string().check(z.minLength(1)) }),
});
