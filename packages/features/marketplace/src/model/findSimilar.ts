import type { Requirement } from '@quarterdeck/contract/entities/requirement';

/** A shared category counts for more than one shared tag, two tags for more than the category. */
const categoryWeight = 1.5;

/**
 * Requirements that somebody who looks at one may want as well, the nearest first: those that share its category or
 * tags. May be empty.
 */
export function findSimilar(
  requirement: Requirement,
  requirements: Iterable<Requirement>,
  count: number,
): Requirement[] {
  const nearness = (other: Requirement) =>
    other.tags.filter((tag) => requirement.tags.includes(tag)).length +
    (other.category === requirement.category ? categoryWeight : 0);
  return [...requirements]
    .filter((other) => other.id !== requirement.id)
    .map((other) => ({ other, near: nearness(other), apart: Math.abs(other.price - requirement.price) }))
    .filter(({ near }) => near > 0)
    .toSorted((a, b) => b.near - a.near || a.apart - b.apart)
    .slice(0, count)
    .map(({ other }) => other);
}
