import * as calls from '@quarterdeck/contract/endpoints/marketplace';
import type { Requirement, RequirementSort } from '@quarterdeck/contract/entities/requirement';
import { fold } from '@quarterdeck/contract/rules/fold';
import { paginate } from '@quarterdeck/contract/rules/paginate';
import { notFound } from '../core/failure';
import { handle, type MockHandler } from '../core/handle';
import { remember, rememberOrder } from '../core/remember';
import { openOffer, type OfferLanguage } from './offer';

/** Requirements with the same price keep one order on all pages, whichever way they are sorted. */
function sortingsIn(language: OfferLanguage) {
  const byText = new Intl.Collator(language, { numeric: true });
  const sorting = (compare: (a: Requirement, b: Requirement) => number) => ({
    asc: rememberOrder<Requirement>((a, b) => compare(a, b) || byText.compare(a.id, b.id)),
    desc: rememberOrder<Requirement>((a, b) => compare(b, a) || byText.compare(a.id, b.id)),
  });
  return {
    title: sorting((a, b) => byText.compare(a.title, b.title)),
    price: sorting((a, b) => a.price - b.price),
    estimate: sorting((a, b) => a.estimateDays - b.estimateDays),
  } satisfies Record<RequirementSort, unknown>;
}

const sortings: Readonly<Record<OfferLanguage, ReturnType<typeof sortingsIn>>> = {
  en: sortingsIn('en'),
  tr: sortingsIn('tr'),
};

export const marketplaceHandlers: readonly MockHandler[] = [
  handle(calls.listRequirements, async ({ query, language }, { db }) => {
    const { search, category, maxPrice, free, sort, order, page, size } = query;
    const needle = fold(search.trim());
    const offer = await openOffer(db, language);
    const sorted = sortings[offer.language][sort][order];
    const found = sorted(offer.list()).filter(
      (requirement) =>
        (category === null || requirement.category === category) &&
        (maxPrice === null || requirement.price <= maxPrice) &&
        (free === null || (requirement.price === 0) === free) &&
        (needle === '' || textsOf(requirement).some((text) => text.includes(needle))),
    );
    const { records, pagination } = paginate(found, page, size);
    return { requirements: records, pagination };
  }),

  handle(calls.getRequirement, async ({ params: { id }, language }, { db }) => {
    const requirement = (await openOffer(db, language)).get(id);
    if (requirement === undefined) throw notFound(`No requirement with id ${id}`);
    return requirement;
  }),
];

/** What a search looks into. */
const textsOf = remember(({ id, title, summary, tags }: Requirement) => [id, title, summary, ...tags].map(fold));
