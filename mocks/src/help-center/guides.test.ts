import type { EndpointInput } from '@quarterdeck/contract';
import { getGuide, listGuides } from '@quarterdeck/contract/endpoints/helpCenter';
import { describe, expect, it } from 'vitest';
import { testClient } from '../testing/clientOf';

const path = 'api/apps/help-center';
const list = async (query: EndpointInput<typeof listGuides>['query'], client = testClient()) =>
  (await client.call(listGuides, { query })).body;

describe('help-center.guides', () => {
  it('answers every category with its first five guides, how many these are and how many there are', async () => {
    const body = await list({});
    expect(body).toMatchObject([
      { slug: 'getting-started', visibleGuides: 5, totalGuides: 7, guides: { length: 5 } },
      { slug: 'projects', visibleGuides: 5, totalGuides: 7, guides: { length: 5 } },
      { slug: 'settings', visibleGuides: 5, totalGuides: 7, guides: { length: 5 } },
      { slug: 'payments', visibleGuides: 5, totalGuides: 6, guides: { length: 5 } },
      { slug: 'your-account', visibleGuides: 5, totalGuides: 7, guides: { length: 5 } },
    ]);
    expect([body].flat()[0]?.guides[0]?.slug).toBe('plan-your-twelve-weeks');
  });

  it.each([
    [2, 2],
    [0, 0],
    [100, 7],
    [5_000, 7],
    [-3, 0],
    ['1.9', 1],
  ])('takes a limit of %s as %i guides of the first category', async (limit, wanted) => {
    expect(await list({ limit })).toMatchObject({
      0: { visibleGuides: wanted, totalGuides: 7, guides: { length: wanted } },
    });
  });

  it('answers one category with all its guides with a slug, whatever the limit', async () => {
    const body = await list({ slug: 'projects', limit: 2 });
    expect(body).toMatchObject({ slug: 'projects', title: 'Projects', guides: { length: 7 } });
    expect(body).not.toHaveProperty('visibleGuides');
  });

  it('leaves out the content', async () => {
    const client = testClient();
    for (const query of ['', '?slug=projects']) {
      const { body } = await client.send('GET', `${path}/guides${query}`);
      expect(JSON.stringify(body)).not.toContain('content');
    }
  });

  it('answers 404 for an unknown slug and 400 for a limit that is no number', async () => {
    const { send } = testClient();
    await expect(send('GET', `${path}/guides?slug=weather`)).resolves.toMatchObject({ status: 404 });
    await expect(send('GET', `${path}/guides?limit=some`)).resolves.toMatchObject({
      status: 400,
      body: { error: { fieldErrors: { limit: expect.any(String) } } },
    });
  });

  it('has categories without guides in the scenario empty', async () => {
    const body = await list({}, testClient({ scenario: 'empty' }));
    expect(body).toHaveLength(5);
    expect(body).toMatchObject({ 0: { visibleGuides: 0, totalGuides: 0, guides: [] } });
  });
});

describe('help-center.guide', () => {
  const get = (categorySlug: string, guideSlug: string, client = testClient()) =>
    client.call(getGuide, { query: { categorySlug, guideSlug } });

  it('answers the category with the guide including content', async () => {
    const { status, body } = await get('getting-started', 'plan-your-twelve-weeks');
    expect(status).toBe(200);
    expect(body).toMatchObject({ slug: 'getting-started', title: 'Getting started' });
    expect(body.guide).toMatchObject({ title: 'Plan your twelve weeks', categoryId: body.id });
    expect(body.guide.content).toContain('<h2>Leave room</h2>');
  });

  it('finds every guide that the categories list', async () => {
    const client = testClient();
    const categories = [await list({ limit: 100 }, client)].flat();
    for (const { slug, guides } of categories) {
      for (const guide of guides) {
        const { body } = await get(slug, guide.slug, client);
        expect(body.guide).toEqual({ ...guide, content: body.guide.content });
      }
    }
    expect.assertions(34);
  });

  it.each([
    ['projects', 'how-to-sail'],
    ['projects', 'plan-your-twelve-weeks'],
    ['weather', 'plan-your-twelve-weeks'],
  ])('answers 404 for %s/%s', async (categorySlug, guideSlug) => {
    await expect(get(categorySlug, guideSlug)).resolves.toMatchObject({
      status: 404,
      body: { error: { code: 'not_found' } },
    });
  });

  it('answers 400 without one of the slugs and names it', async () => {
    await expect(testClient().send('GET', `${path}/guide?categorySlug=projects`)).resolves.toMatchObject({
      status: 400,
      body: { error: { fieldErrors: { guideSlug: 'Is missing' } } },
    });
  });
});
