import * as calls from '@quarterdeck/contract/endpoints/helpCenter';
import type { Guide, GuideCategory, GuideSummary } from '@quarterdeck/contract/entities/guide';
import type { Tables } from '../core/table';
import { notFound } from '../core/failure';
import { groupBy } from '../core/groupBy';
import { handle, type MockHandler } from '../core/handle';
import { memo } from '../core/memo';
import { guideCategoryTable, guideTable } from './guideTables';

const byCategory = memo((guides: readonly Guide[]) => groupBy(guides, ({ categoryId }) => categoryId));

export const guideHandlers: readonly MockHandler[] = [
  handle(calls.listGuides, async ({ query: { slug, limit } }, { db }) => {
    const { categories, guides } = await openGuides(db);
    const groups = byCategory(guides.list());
    const guidesOf = ({ id }: GuideCategory) => groups.get(id) ?? [];
    if (slug !== undefined) {
      const category = requireCategory(categories.list(), slug);
      return { ...category, guides: guidesOf(category).map(summaryOf) };
    }
    return categories.list().map((category) => {
      const all = guidesOf(category);
      const visible = all.slice(0, limit).map(summaryOf);
      return { ...category, visibleGuides: visible.length, totalGuides: all.length, guides: visible };
    });
  }),

  handle(calls.getGuide, async ({ query: { categorySlug, guideSlug } }, { db }) => {
    const { categories, guides } = await openGuides(db);
    const category = requireCategory(categories.list(), categorySlug);
    const guide = byCategory(guides.list())
      .get(category.id)
      ?.find(({ slug }) => slug === guideSlug);
    if (guide === undefined) throw notFound(`No guide with slug ${guideSlug} in ${categorySlug}`);
    return { ...category, guide };
  }),
];

async function openGuides(db: Tables) {
  const [categories, guides] = await Promise.all([db.open(guideCategoryTable), db.open(guideTable)]);
  return { categories, guides };
}

/** @throws Failure 404 when no category has the slug. */
function requireCategory(categories: readonly GuideCategory[], slug: string): GuideCategory {
  const category = categories.find((one) => one.slug === slug);
  if (category === undefined) throw notFound(`No category of guides with slug ${slug}`);
  return category;
}

/** The guide without its content, which lists do not show. */
function summaryOf({ id, categoryId, slug, title, subtitle }: Guide): GuideSummary {
  return { id, categoryId, slug, title, subtitle };
}
