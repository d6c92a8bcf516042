import type { EndpointInput } from '@quarterdeck/contract';
import { getRequirement, listRequirements } from '@quarterdeck/contract/endpoints/marketplace';
import { requirementIdSchema, type Requirement } from '@quarterdeck/contract/entities/requirement';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { testClient } from '../testing/clientOf';

type Query = EndpointInput<typeof listRequirements>['query'];

const list = async (query: Query = {}, client = testClient()) => (await client.call(listRequirements, { query })).body;
const find = async (query: Query) => (await list({ size: 100, ...query })).requirements;
const ids = (requirements: readonly Requirement[]) => requirements.map(({ id }) => id);

describe('product.requirements.list', () => {
  it('answers the first 24 by title, ascending, without any value', async () => {
    const { requirements, pagination } = await list();
    expect(pagination).toEqual({ length: 60, size: 24, page: 0, lastPage: 3, startIndex: 0, endIndex: 23 });
    const titles = requirements.map(({ title }) => title);
    expect(titles).toHaveLength(24);
    expect(titles).toEqual(titles.toSorted((a, b) => a.localeCompare(b, 'en')));
    expect(titles[0]).toBe('Accessibility review');
  });

  it('answers every requirement once over all pages', async () => {
    const client = testClient();
    const pages = await Promise.all([0, 1, 2].map((page) => list({ page, sort: 'price' }, client)));
    const all = pages.flatMap(({ requirements }) => requirements);
    expect(pages.map(({ requirements }) => requirements.length)).toEqual([24, 24, 12]);
    expect(new Set(ids(all)).size).toBe(60);
    const prices = all.map(({ price }) => price);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  });

  it.each([
    [{ page: 99 }, { page: 2, size: 24, startIndex: 48, endIndex: 59 }],
    [{ page: -5 }, { page: 0, size: 24, startIndex: 0 }],
    [{ page: 1.9 }, { page: 1 }],
    [{ size: 0 }, { size: 1, lastPage: 60 }],
    [{ size: 5_000 }, { size: 100, lastPage: 1, endIndex: 59 }],
  ])('clamps numbers out of range: %j', async (query, wanted) => {
    expect((await list(query)).pagination).toMatchObject(wanted);
  });

  it.each([
    ['cutlery', []],
    ['CARD CHECKOUT', ['QD-027']],
    ['qd-031', ['QD-031']],
    ['  read offline ', ['QD-021']],
    ['Stock', ['QD-045']],
    ['.*', []],
  ])('searches title, summary, tags and id for %j', async (search, wanted) => {
    expect(ids(await find({ search }))).toEqual(wanted);
  });

  it('searches without regard to the Turkish i', async () => {
    expect(ids(await find({ search: 'DİGEST' }))).toEqual(ids(await find({ search: 'digest' })));
    expect(ids(await find({ search: 'dıgest' }))).toContain('QD-033');
  });

  it('answers and searches in the language of the call, in English where there is no other', async () => {
    const turkish = testClient({ language: 'tr-TR,tr;q=0.9,en;q=0.5' });
    const { requirements } = await list({ search: 'çevrimdışı' }, turkish);
    expect(ids((await list({ search: 'mobil' }, turkish)).requirements)).toEqual(['QD-021']);
    expect(requirements.find(({ id }) => id === 'QD-021')).toMatchObject({
      title: 'Kurulabilir uygulama, çevrimdışı okuma',
      // Keys, which addresses hold; the page names them.
      tags: ['Mobile', 'Offline'],
    });
    expect((await list({ search: 'read offline' }, turkish)).requirements).toEqual([]);
    for (const language of ['xx', '*', '']) {
      const [first] = (await list({ search: 'read offline' }, testClient({ language }))).requirements;
      expect(first?.title).toBe('Installable app with offline reading');
    }
  });

  it('answers one requirement in the language of the call, and English copies of a large marketplace', async () => {
    const turkish = testClient({ language: 'tr', scenario: 'large' });
    const get = async (id: string) => {
      const params = { id: z.parse(requirementIdSchema, id) };
      return (await turkish.call(getRequirement, { params })).body;
    };
    expect(await get('QD-002')).toMatchObject({ title: 'Koyu tema', tags: ['Design'] });
    expect((await get('large-61')).title).toBe('Dark theme 62');
  });

  it('sorts titles as their language does', async () => {
    const { requirements } = await list({ size: 100 }, testClient({ language: 'tr' }));
    const titles = requirements.map(({ title }) => title);
    expect(titles).toEqual(titles.toSorted(new Intl.Collator('tr', { numeric: true }).compare));
    expect(titles).not.toEqual(titles.toSorted());
  });

  it('restricts to a category', async () => {
    const found = await find({ category: 'operations' });
    expect(found).toHaveLength(7);
    expect(new Set(found.map(({ category }) => category))).toEqual(new Set(['operations']));
  });

  it('restricts to a highest price, which is still in', async () => {
    const found = await find({ maxPrice: 340, sort: 'price', order: 'desc' });
    expect(found[0]).toMatchObject({ id: 'QD-033', price: 340 });
    expect(found.every(({ price }) => price <= 340)).toBe(true);
    expect(ids(await find({ maxPrice: -1 }))).toEqual(ids(await find({ free: true })));
  });

  it('restricts to free ones, or to those that cost something', async () => {
    const [free, paid] = [await find({ free: true }), await find({ free: false })];
    expect(free.every(({ price }) => price === 0)).toBe(true);
    expect(paid.every(({ price }) => price > 0)).toBe(true);
    expect(free.length + paid.length).toBe(60);
  });

  it('holds all restrictions at once', async () => {
    const found = await find({ category: 'communication', free: true, search: 'banner' });
    expect(ids(found)).toEqual(['QD-036']);
    expect(await find({ category: 'data', search: 'banner' })).toEqual([]);
  });

  it.each([
    ['price', ({ price }: Requirement) => price],
    ['estimate', ({ estimateDays }: Requirement) => estimateDays],
  ] as const)('sorts by %s, both ways, equal ones by id', async (sort, valueOf) => {
    const up = await find({ sort });
    const down = await find({ sort, order: 'desc' });
    expect(up).toEqual(up.toSorted((a, b) => valueOf(a) - valueOf(b) || a.id.localeCompare(b.id)));
    expect(down).toEqual(down.toSorted((a, b) => valueOf(b) - valueOf(a) || a.id.localeCompare(b.id)));
  });

  it.each(['sort=beauty', 'order=up', 'category=fun', 'free=1', 'page=two', 'size=', 'maxPrice=1e3'])(
    'answers 400 to %s and names it',
    async (query) => {
      await expect(testClient().send('GET', `marketplace/requirements?${query}`)).resolves.toMatchObject({
        status: 400,
        body: { error: { fieldErrors: { [query.split('=')[0] ?? '']: expect.any(String) } } },
      });
    },
  );

  it('is one empty page in the scenario empty, 10,000 requirements in large', async () => {
    expect(await list({}, testClient({ scenario: 'empty' }))).toEqual({
      requirements: [],
      pagination: { length: 0, size: 24, page: 0, lastPage: 1, startIndex: 0, endIndex: -1 },
    });
    const { pagination } = await list({ size: 100, page: 99 }, testClient({ scenario: 'large' }));
    expect(pagination).toMatchObject({ length: 10_000, lastPage: 100, page: 99, endIndex: 9_999 });
  });
});

describe('product.requirement.get', () => {
  it('answers the requirement', async () => {
    const { body } = await testClient().call(getRequirement, { params: { id: 'QD-028' } });
    expect(body).toMatchObject({ title: 'Invoices as PDF', price: 690, currency: 'USD', dependsOn: ['QD-027'] });
  });

  it('answers 404 for a missing id', async () => {
    await expect(testClient().call(getRequirement, { params: { id: 'QD-999' } })).resolves.toEqual({
      status: 404,
      body: { error: { code: 'not_found', message: 'No requirement with id QD-999' } },
    });
  });
});
