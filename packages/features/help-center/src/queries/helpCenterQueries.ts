import { toQuery } from '@quarterdeck/contract';
import { getGuide, listFaqs, listGuides } from '@quarterdeck/contract/endpoints/helpCenter';
import { guidesPerCategoryLimit } from '@quarterdeck/contract/entities/guide';
import { queryOptions } from '@tanstack/react-query';

/** What the screens of this feature ask for. Two calls answer a list or, with a slug, one category. */
export const helpCenterQueries = {
  faqs: () =>
    queryOptions({
      ...toQuery(listFaqs, { query: {} }),
      select: (answer) => (Array.isArray(answer) ? answer : [answer]),
    }),
  /** Every category with its first guides. */
  index: () =>
    queryOptions({
      ...toQuery(listGuides, { query: {} }),
      select: (answer) => (Array.isArray(answer) ? answer : []),
    }),
  /** Every category with all of its guides, as a search needs them. */
  guides: () =>
    queryOptions({
      ...toQuery(listGuides, { query: { limit: guidesPerCategoryLimit } }),
      select: (answer) => (Array.isArray(answer) ? answer : []),
    }),
  category: (slug: string) =>
    queryOptions({
      ...toQuery(listGuides, { query: { slug } }),
      select: (answer) => (Array.isArray(answer) ? null : answer),
    }),
  guide: (categorySlug: string, guideSlug: string) =>
    queryOptions({ ...toQuery(getGuide, { query: { categorySlug, guideSlug } }) }),
};
