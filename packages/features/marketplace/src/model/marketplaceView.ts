import { requirementCategories, type RequirementCategory } from '@quarterdeck/contract/entities/requirement';
import { searchOf } from '@quarterdeck/ui/typedSearch';

/** How the marketplace can be sorted; `recommended` is the order in which it is usually built. */
export const marketplaceSorts = ['recommended', 'title', 'price', '-price', 'estimate', '-estimate'] as const;
export type MarketplaceSort = (typeof marketplaceSorts)[number];

/** What is shown of the marketplace and how; every part of it stands in the address. */
export interface MarketplaceView {
  search: string;
  category: RequirementCategory | null;
  /** Free ones, those that cost something, or both. */
  cost: 'all' | 'free' | 'paid';
  /** Highest price, in major units; null for any. */
  maxPrice: number | null;
  /** Working days, both ends included; null for any. */
  minDays: number | null;
  maxDays: number | null;
  /** All of them have to be there. */
  tags: readonly string[];
  sort: MarketplaceSort;
  form: 'grid' | 'list';
  /** Counts from 1. */
  page: number;
}

export const wholeMarketplace: MarketplaceView = {
  search: '',
  category: null,
  cost: 'all',
  maxPrice: null,
  minDays: null,
  maxDays: null,
  tags: [],
  sort: 'recommended',
  form: 'grid',
  page: 1,
};

const mostTags = 10;

/** Reads an address; what it does not say, or says in a way that means nothing, is the default. */
export function readView(parameters: URLSearchParams): MarketplaceView {
  const oneOf = <T extends string>(name: string, options: readonly T[]): T | undefined =>
    options.find((option) => option === parameters.get(name));
  const number = (name: string, least: number): number | null => {
    const text = parameters.get(name);
    const value = text === null || text.trim() === '' ? Number.NaN : Number(text);
    return Number.isFinite(value) && value >= least ? value : null;
  };
  return {
    search: searchOf(parameters),
    category: oneOf('category', requirementCategories) ?? null,
    cost: oneOf('cost', ['free', 'paid'] as const) ?? 'all',
    maxPrice: number('max', 0),
    minDays: number('from', 0),
    maxDays: number('to', 0),
    tags: [...new Set(parameters.getAll('tag'))].slice(0, mostTags),
    sort: oneOf('sort', marketplaceSorts) ?? 'recommended',
    form: oneOf('view', ['list'] as const) ?? 'grid',
    page: Math.floor(number('page', 1) ?? 1),
  };
}

/** What each part of a view is called in an address. */
const parameterNames: Record<keyof MarketplaceView, string> = {
  search: 'q',
  category: 'category',
  cost: 'cost',
  maxPrice: 'max',
  minDays: 'from',
  maxDays: 'to',
  tags: 'tag',
  sort: 'sort',
  form: 'view',
  page: 'page',
};

/** Names of the parameters that a view writes; what else an address carries is not its business. */
export const viewParameters: ReadonlySet<string> = new Set(Object.values(parameterNames));

/** Writes a view as an address; defaults are left out, so that the plain address is the whole marketplace. */
export function writeView(view: MarketplaceView): URLSearchParams {
  const parameters = new URLSearchParams();
  for (const part of Object.keys(parameterNames) as (keyof MarketplaceView)[]) {
    if (view[part] === wholeMarketplace[part]) continue;
    for (const value of [view[part]].flat()) parameters.append(parameterNames[part], String(value));
  }
  return parameters;
}

/** Whether anything is left out. Sorting and form leave out nothing. */
export function isFiltered(view: MarketplaceView): boolean {
  return [...writeView({ ...view, sort: 'recommended', form: 'grid', page: 1 })].length > 0;
}

/** How many filters are set beside the search; both ends of the effort are one. */
export function countFilters({ category, cost, maxPrice, minDays, maxDays, tags }: MarketplaceView): number {
  const set = [category !== null, cost !== 'all', maxPrice !== null, minDays !== null || maxDays !== null];
  return set.filter(Boolean).length + tags.length;
}

/** The same view of the whole marketplace. */
export const withoutFilters = ({ sort, form }: MarketplaceView): MarketplaceView => ({
  ...wholeMarketplace,
  sort,
  form,
});
