import { listFaqs } from '@quarterdeck/contract/endpoints/helpCenter';
import { faqCategorySlugs } from '@quarterdeck/contract/entities/faq';
import { describe, expect, it } from 'vitest';
import { testClient } from '../testing/clientOf';

const slugs = ['most-asked', 'general-inquiries', 'licenses', 'payments', 'support'];

describe('help-center.faqs', () => {
  it('answers categories with their faqs without a slug', async () => {
    const { status, body } = await testClient().call(listFaqs, { query: {} });
    const categories = [body].flat();
    expect(status).toBe(200);
    expect(Array.isArray(body)).toBe(true);
    expect(categories.map(({ slug }) => slug)).toEqual(slugs);
    for (const { id, faqs } of categories) {
      expect(faqs.length).toBeGreaterThan(3);
      expect(faqs.every(({ categoryId }) => categoryId === id)).toBe(true);
    }
  });

  it.each(faqCategorySlugs)('answers one category with the slug %s', async (slug) => {
    const client = testClient();
    const { body: all } = await client.call(listFaqs, { query: {} });
    const { body } = await client.call(listFaqs, { query: { slug } });
    expect(body).toEqual([all].flat().find((category) => category.slug === slug));
    expect(body).toMatchObject({ slug });
  });

  it.each(['weather', ''])('answers 404 for the slug “%s”', async (slug) => {
    await expect(testClient().send('GET', `api/apps/help-center/faqs?slug=${slug}`)).resolves.toEqual({
      status: 404,
      body: { error: { code: 'not_found', message: `No category of questions with slug ${slug}` } },
    });
  });

  it('has categories without questions in the scenario empty, 10,000 questions in large', async () => {
    const read = async (scenario: 'empty' | 'large') =>
      [(await testClient({ scenario }).call(listFaqs, { query: {} })).body].flat();
    const empty = await read('empty');
    expect(empty.map(({ slug, faqs }) => [slug, faqs.length])).toEqual(slugs.map((slug) => [slug, 0]));
    expect((await read('large')).flatMap(({ faqs }) => faqs)).toHaveLength(10_000);
  });
});
