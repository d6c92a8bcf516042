import * as calls from '@quarterdeck/contract/endpoints/marketplace';
import type { Requirement, RequirementSort } from '@quarterdeck/contract/entities/requirement';
import { fold } from '@quarterdeck/contract/rules/fold';
import { paginate } from '@quarterdeck/contract/rules/paginate';
import { notFound } from '../core/failure';
import { handle, type MockHandler } from '../core/handle';
import { requirementTable } from './requirementTable';

const byText = new Intl.Collator('en', { numeric: true });

const comparisons: Readonly<Record<RequirementSort, (a: Requirement, b: Requirement) => number>> = {
  title: (a, b) => byText.compare(a.title, b.title),
  price: (a, b) => a.price - b.price,
  estimate: (a, b) => a.estimateDays - b.estimateDays,
};

export const marketplaceHandlers: readonly MockHandler[] = [
  handle(calls.listRequirements, async ({ query }, { db }) => {
    const { search, category, maxPrice, free, sort, order, page, size } = query;
    const needle = fold(search.trim());
    const found = (await db.open(requirementTable))
      .list()
      .filter(
        (requirement) =>
          (category === null || requirement.category === category) &&
          (maxPrice === null || requirement.price <= maxPrice) &&
          (free === null || (requirement.price === 0) === free) &&
          (needle === '' || textsOf(requirement).some((text) => fold(text).includes(needle))),
      );
    const compare = comparisons[sort];
    const direction = order === 'asc' ? 1 : -1;
    // Requirements with the same price keep one order on all pages, whichever way they are sorted.
    const sorted = found.toSorted((a, b) => direction * compare(a, b) || byText.compare(a.id, b.id));
    const { records, pagination } = paginate(sorted, page, size);
    return { requirements: records, pagination };
  }),

  handle(calls.getRequirement, async ({ params: { id } }, { db }) => {
    const requirement = (await db.open(requirementTable)).get(id);
    if (requirement === undefined) throw notFound(`No requirement with id ${id}`);
    return requirement;
  }),
];

/** What a search looks into. */
const textsOf = ({ id, title, summary, tags }: Requirement): string[] => [id, title, summary, ...tags];
