import { buildRequirement } from '@quarterdeck/contract/rules/testing/buildRequirement';
import en from '@quarterdeck/data/visit/translations/en.json';
import tr from '@quarterdeck/data/visit/translations/tr.json';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { countCategories, findRequirements, pageOf, tagsOf, type MarketplaceWords } from './findRequirements';
import { limitsOf } from './limits';
import {
  countFilters,
  isFiltered,
  readView,
  viewParameters,
  wholeMarketplace,
  withoutFilters,
  writeView,
  type MarketplaceView,
} from './marketplaceView';

const shop = [
  buildRequirement('A', { title: 'İzinler', price: 0, estimateDays: 1, category: 'accounts', tags: ['Roles'] }),
  buildRequirement('B', { title: 'Card checkout', price: 2350, estimateDays: 10, tags: ['Payments', 'Mail'] }),
  buildRequirement('C', {
    title: 'Blog',
    summary: 'Drafts and schedule',
    price: 780,
    category: 'content',
    tags: ['Mail'],
  }),
];
const words: MarketplaceWords = {
  compare: (a, b) => a.localeCompare(b),
  tagName: (tag) => (tag === 'Mail' ? 'E-posta' : tag),
};
const ids = (view: Partial<MarketplaceView>) =>
  findRequirements(shop, { ...wholeMarketplace, ...view }, words).map(({ id }) => id);

describe('MK-1 the marketplace', () => {
  it('finds in titles, summaries, tags and ids, whatever the case and the Turkish letters', () => {
    expect(ids({ search: 'izinler' })).toEqual(['A']);
    expect(ids({ search: 'DRAFTS' })).toEqual(['C']);
    expect(ids({ search: 'payments' })).toEqual(['B']);
    expect(ids({ search: ' b ' })).toContain('B');
    expect(ids({ search: 'e-posta' })).toEqual(['C', 'B']);
  });

  it('filters by category, cost, price, effort and tags', () => {
    expect(ids({ category: 'accounts' })).toEqual(['A']);
    expect(ids({ cost: 'free' })).toEqual(['A']);
    expect(ids({ cost: 'paid', sort: 'title' })).toEqual(['C', 'B']);
    expect(ids({ maxPrice: 780, sort: 'price' })).toEqual(['A', 'C']);
    expect(ids({ minDays: 5, maxDays: 5 })).toEqual(['C']);
    expect(ids({ tags: ['Mail'], sort: 'price' })).toEqual(['C', 'B']);
    expect(ids({ tags: ['Mail', 'Payments'] })).toEqual(['B']);
  });

  it.each([
    ['price', ['A', 'C', 'B']],
    ['-price', ['B', 'C', 'A']],
    ['estimate', ['A', 'C', 'B']],
    ['-estimate', ['B', 'C', 'A']],
    ['title', ['C', 'B', 'A']],
  ] as const)('sorts by %s', (sort, wanted) => {
    expect(ids({ sort })).toEqual(wanted);
  });

  it('has 24 on a page, and a page beyond the last is the last', () => {
    const many = Array.from({ length: 50 }, (_, index) => buildRequirement(String(index)));
    expect(pageOf(many, 1).shown).toHaveLength(24);
    expect(pageOf(many, 9)).toMatchObject({ page: 3, pageCount: 3 });
    expect(pageOf(many, 9).shown).toHaveLength(2);
    expect(pageOf([], 4)).toEqual({ shown: [], page: 1, pageCount: 1 });
  });

  it('counts categories as if none were chosen', () => {
    const counts = countCategories(shop, { ...wholeMarketplace, cost: 'paid', category: 'accounts' }, words);
    expect([counts.get(null), counts.get('accounts'), counts.get('content')]).toEqual([2, 0, 1]);
  });

  it('has sliders that hold every price and effort', () => {
    expect(limitsOf(shop)).toEqual({ maxPrice: 2350, maxDays: 10 });
    expect(limitsOf([buildRequirement('D', { price: 450.5, estimateDays: 0.5 })])).toEqual({
      maxPrice: 500,
      maxDays: 0.5,
    });
    expect(limitsOf([])).toEqual({ maxPrice: 50, maxDays: 0.5 });
  });

  it('names tags, the frequent ones first', () => {
    expect(tagsOf(shop, words)[0]).toBe('Mail');
  });

  it('calls tags as the mock calls the labels that are made of them', () => {
    const seeds = join(import.meta.dirname, '../../../../../mocks/src/product/seeds/requirementTexts.tr.json');
    const { tags } = JSON.parse(readFileSync(seeds, 'utf8')) as { tags: Record<string, string> };
    expect(tr.marketplace.tag).toEqual(tags);
    expect(en.marketplace.tag).toEqual(Object.fromEntries(Object.keys(tags).map((tag) => [tag, tag])));
  });
});

describe('MK-1 the address of the marketplace', () => {
  const view: MarketplaceView = {
    search: 'a & b',
    category: 'data',
    cost: 'paid',
    maxPrice: 990.5,
    minDays: 0.5,
    maxDays: 20,
    tags: ['Mail', 'PDF'],
    sort: '-price',
    form: 'list',
    page: 2,
  };

  it('carries all of a view', () => {
    expect(readView(new URLSearchParams(String(writeView(view))))).toEqual(view);
  });

  it('knows all of its parameters, so that others are left alone', () => {
    expect([...writeView(view).keys()].filter((name) => !viewParameters.has(name))).toEqual([]);
    expect(new Set(writeView({ ...view, form: 'list' }).keys())).toEqual(viewParameters);
  });

  it('counts filters, and lets go of them without touching order and form', () => {
    expect(countFilters(view)).toBe(6);
    expect(countFilters({ ...wholeMarketplace, search: 'a', sort: 'price', page: 2 })).toBe(0);
    expect(withoutFilters(view)).toEqual({ ...wholeMarketplace, sort: '-price', form: 'list' });
  });

  it('is plain for the whole marketplace', () => {
    expect(String(writeView(wholeMarketplace))).toBe('');
    expect(isFiltered({ ...wholeMarketplace, sort: 'price', form: 'list', page: 3 })).toBe(false);
    expect(isFiltered({ ...wholeMarketplace, tags: ['Mail'] })).toBe(true);
  });

  it.each([
    'category=nothing&cost=cheap&sort=random&view=tiles',
    'max=-1&from=NaN&to=Infinity&page=0',
    'page=1.5&max=&from=__proto__',
    'page=-3&to=abc',
  ])('reads what means nothing as the default: %s', (text) => {
    expect(readView(new URLSearchParams(text))).toEqual(wholeMarketplace);
  });

  it('cuts texts and tags that are too many', () => {
    const long = new URLSearchParams({ q: 'x'.repeat(5000) });
    for (let tag = 0; tag < 50; tag += 1) long.append('tag', String(tag));
    const { search, tags } = readView(long);
    expect([search.length, tags.length]).toEqual([100, 10]);
  });
});
