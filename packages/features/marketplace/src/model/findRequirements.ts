import {
  requirementCategories,
  requirementPageSize,
  type Requirement,
  type RequirementCategory,
} from '@quarterdeck/contract/entities/requirement';
import { byRecommendation } from '@quarterdeck/contract/rules/byRecommendation';
import { fold } from '@quarterdeck/contract/rules/fold';
import type { MarketplaceSort, MarketplaceView } from './marketplaceView';

/** What a language adds to the marketplace. */
export interface MarketplaceWords {
  compare: (a: string, b: string) => number;
  /** What a tag is called; the tag itself is the same in every language, and stands in addresses. */
  tagName: (tag: string) => string;
}

const textsIn = new WeakMap<MarketplaceWords['tagName'], WeakMap<Requirement, string>>();

/** What a search looks into, folded once for each requirement and language. */
function textOf(requirement: Requirement, { tagName }: MarketplaceWords): string {
  const texts = textsIn.get(tagName) ?? new WeakMap<Requirement, string>();
  textsIn.set(tagName, texts);
  const known = texts.get(requirement);
  if (known !== undefined) return known;
  const { id, title, summary, tags } = requirement;
  const text = [id, title, summary, ...tags.map(tagName)].map(fold).join('\n');
  texts.set(requirement, text);
  return text;
}

type Compare = (a: Requirement, b: Requirement) => number;

/** Requirements that compare equal keep the order of their ids, so that a page is the same each time. */
function comparing(sort: MarketplaceSort, compareText: MarketplaceWords['compare']): Compare {
  const by: Record<MarketplaceSort, Compare> = {
    recommended: byRecommendation(compareText),
    title: (a, b) => compareText(a.title, b.title),
    price: (a, b) => a.price - b.price,
    '-price': (a, b) => b.price - a.price,
    estimate: (a, b) => a.estimateDays - b.estimateDays,
    '-estimate': (a, b) => b.estimateDays - a.estimateDays,
  };
  return (a, b) => by[sort](a, b) || compareText(a.id, b.id);
}

/** The requirements that a view asks for, in its order, of all pages. */
export function findRequirements(
  requirements: readonly Requirement[],
  view: MarketplaceView,
  words: MarketplaceWords,
): Requirement[] {
  const needle = fold(view.search.trim());
  return requirements
    .filter(
      (requirement) =>
        (view.category === null || requirement.category === view.category) &&
        (view.cost === 'all' || (requirement.price === 0) === (view.cost === 'free')) &&
        (view.maxPrice === null || requirement.price <= view.maxPrice) &&
        (view.minDays === null || requirement.estimateDays >= view.minDays) &&
        (view.maxDays === null || requirement.estimateDays <= view.maxDays) &&
        view.tags.every((tag) => requirement.tags.includes(tag)) &&
        (needle === '' || textOf(requirement, words).includes(needle)),
    )
    .toSorted(comparing(view.sort, words.compare));
}

/** One page of what was found. Pages count from 1, and there is at least one; the last one for one beyond it. */
export function pageOf(found: readonly Requirement[], wanted: number) {
  const pageCount = Math.max(1, Math.ceil(found.length / requirementPageSize));
  const page = Math.min(wanted, pageCount);
  const start = (page - 1) * requirementPageSize;
  return { shown: found.slice(start, start + requirementPageSize), page, pageCount };
}

/** How many requirements a view would show of each category, the chosen one left aside. */
export function countCategories(
  requirements: readonly Requirement[],
  view: MarketplaceView,
  words: MarketplaceWords,
): ReadonlyMap<RequirementCategory | null, number> {
  const found = findRequirements(requirements, { ...view, category: null }, { ...words, compare: () => 0 });
  const counts = new Map<RequirementCategory | null, number>(requirementCategories.map((category) => [category, 0]));
  for (const { category } of found) counts.set(category, (counts.get(category) ?? 0) + 1);
  counts.set(null, found.length);
  return counts;
}

/** All tags, those of the most requirements first. */
export function tagsOf(requirements: readonly Requirement[], { compare, tagName }: MarketplaceWords): string[] {
  const counts = new Map<string, number>();
  for (const tag of requirements.flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts]
    .toSorted(([a, many], [b, few]) => few - many || compare(tagName(a), tagName(b)))
    .map(([tag]) => tag);
}
