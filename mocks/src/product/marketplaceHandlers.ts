import * as calls from '@quarterdeck/contract/endpoints/marketplace';
import type { Requirement, RequirementSort } from '@quarterdeck/contract/entities/requirement';
import { fold } from '@quarterdeck/contract/rules/fold';
import { paginate } from '@quarterdeck/contract/rules/paginate';
import { notFound } from '../core/failure';
import { handle, type MockHandler } from '../core/handle';
import { remember, rememberOrder } from '../core/remember';
import { requirementTable } from './requirementTable';

const byText = new Intl.Collator('en', { numeric: true });

/** Requirements with the same price keep one order on all pages, whichever way they are sorted. */
const sorting = (compare: (a: Requirement, b: Requirement) => number) => ({
  asc: rememberOrder<Requirement>((a, b) => compare(a, b) || byText.compare(a.id, b.id)),
  desc: rememberOrder<Requirement>((a, b) => compare(b, a) || byText.compare(a.id, b.id)),
});

const sortings: Readonly<Record<RequirementSort, ReturnType<typeof sorting>>> = {
  title: sorting((a, b) => byText.compare(a.title, b.title)),
  price: sorting((a, b) => a.price - b.price),
  estimate: sorting((a, b) => a.estimateDays - b.estimateDays),
};

export const marketplaceHandlers: readonly MockHandler[] = [
  handle(calls.listRequirements, async ({ query }, { db }) => {
    const { search, category, maxPrice, free, sort, order, page, size } = query;
    const needle = fold(search.trim());
    const sorted = sortings[sort][order];
    const found = sorted((await db.open(requirementTable)).list()).filter(
      (requirement) =>
        (category === null || requirement.category === category) &&
        (maxPrice === null || requirement.price <= maxPrice) &&
        (free === null || (requirement.price === 0) === free) &&
        (needle === '' || textsOf(requirement).some((text) => text.includes(needle))),
    );
    const { records, pagination } = paginate(found, page, size);
    return { requirements: records, pagination };
  }),

  handle(calls.getRequirement, async ({ params: { id } }, { db }) => {
    const requirement = (await db.open(requirementTable)).get(id);
    if (requirement === undefined) throw notFound(`No requirement with id ${id}`);
    return requirement;
  }),
];

/** What a search looks into. */
const textsOf = remember(({ id, title, summary, tags }: Requirement) => [id, title, summary, ...tags].map(fold));
