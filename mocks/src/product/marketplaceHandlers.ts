import * as calls from '@quarterdeck/contract/endpoints/marketplace';
import type { Requirement, RequirementSort } from '@quarterdeck/contract/entities/requirement';
import { fold } from '@quarterdeck/contract/rules/fold';
import { paginate } from '@quarterdeck/contract/rules/paginate';
import { notFound } from '../core/failure';
import { handle, type MockHandler } from '../core/handle';
import { memoSort, memoWith } from '../core/memo';
import { openMarketplace, type Marketplace, type MarketplaceLanguage } from './openMarketplace';

/** Requirements with the same price keep one order on all pages, whichever way they are sorted. */
function sortingsIn(language: MarketplaceLanguage) {
  const byText = new Intl.Collator(language, { numeric: true });
  const sorting = (compare: (a: Requirement, b: Requirement) => number) => ({
    asc: memoSort<Requirement>((a, b) => compare(a, b) || byText.compare(a.id, b.id)),
    desc: memoSort<Requirement>((a, b) => compare(b, a) || byText.compare(a.id, b.id)),
  });
  return {
    title: sorting((a, b) => byText.compare(a.title, b.title)),
    price: sorting((a, b) => a.price - b.price),
    estimate: sorting((a, b) => a.estimateDays - b.estimateDays),
  } satisfies Record<RequirementSort, unknown>;
}

const sortings: Readonly<Record<MarketplaceLanguage, ReturnType<typeof sortingsIn>>> = {
  en: sortingsIn('en'),
  tr: sortingsIn('tr'),
};

export const marketplaceHandlers: readonly MockHandler[] = [
  handle(calls.listRequirements, async ({ query, language }, { db }) => {
    const { search, category, maxPrice, free, sort, order, page, size } = query;
    const needle = fold(search.trim());
    const marketplace = await openMarketplace(db, language);
    const sorted = sortings[marketplace.language][sort][order];
    const found = sorted(marketplace.list()).filter(
      (requirement) =>
        (category === null || requirement.category === category) &&
        (maxPrice === null || requirement.price <= maxPrice) &&
        (free === null || (requirement.price === 0) === free) &&
        (needle === '' || textsOf(requirement, marketplace.tagName).some((text) => text.includes(needle))),
    );
    const { records, pagination } = paginate(found, page, size);
    return { requirements: records, pagination };
  }),

  handle(calls.getRequirement, async ({ params: { id }, language }, { db }) => {
    const requirement = (await openMarketplace(db, language)).get(id);
    if (requirement === undefined) throw notFound(`No requirement with id ${id}`);
    return requirement;
  }),
];

/** What a search looks into. */
const textsOf = memoWith(({ id, title, summary, tags }: Requirement, tagName: Marketplace['tagName']) =>
  [id, title, summary, ...tags.map(tagName)].map(fold),
);
