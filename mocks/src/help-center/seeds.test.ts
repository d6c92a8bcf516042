import { faqSchema } from '@quarterdeck/contract/entities/faq';
import { guideSchema } from '@quarterdeck/contract/entities/guide';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import type { Identified } from '../core/collection';
import { faultsOf, large, seed } from '../testing/firstData';
import { buildFaq, buildGuide } from './buildGuide';
import { faqCategoryTable, faqTable } from './faqTables';
import { guideCategoryTable, guideTable } from './guideTables';

/** What is wrong with the elements of a text, in a few words; undefined when nothing is. */
function problemOf(content: string): string | undefined {
  const open: string[] = [];
  // Only the name of a file may stand in an element.
  const tags = [...content.matchAll(/<(\/?)(\w+)(?: title="[\w.]+")?>/g)];
  if (tags.length !== content.split('<').length - 1) return 'an element with attributes, or a bare <';
  for (const [, slash, name = ''] of tags) {
    if (!/^(h2|p|ul|ol|li|strong|kbd|blockquote|pre|code|table|thead|tbody|tr|th|td)$/.test(name))
      return `a strange element: ${name}`;
    if (slash === '') open.push(name);
    else if (open.pop() !== name) return `${name} ends and was not begun`;
  }
  return open.length > 0 ? `${open.join(', ')} without an end` : undefined;
}

describe('the first data of the help center', () => {
  it('have ids of their own and fit their schemas, also enlarged', async () => {
    const faults = await Promise.all([
      faultsOf(faqCategoryTable),
      faultsOf(faqTable),
      faultsOf(guideCategoryTable),
      faultsOf(guideTable),
    ]);
    expect(faults.flat()).toEqual([]);
  });

  it('belong to categories that there are, each with more than five guides or four questions', async () => {
    const [faqCategories, faqs] = await Promise.all([seed(faqCategoryTable), seed(faqTable)]);
    const [guideCategories, guides] = await Promise.all([seed(guideCategoryTable), seed(guideTable)]);
    const sizes = (categories: readonly Identified[], records: readonly { categoryId: string }[]) =>
      categories.map(({ id }) => records.filter(({ categoryId }) => categoryId === id).length);
    expect(sizes(faqCategories, faqs)).toEqual([6, 6, 5, 6, 5]);
    expect(sizes(guideCategories, guides)).toEqual([7, 7, 7, 6, 7]);
    expect(faqs).toHaveLength(28);
    expect(guides).toHaveLength(34);
  });

  it('have guides with slugs of their own in their category, also enlarged', async () => {
    const guides = await large(guideTable);
    expect(new Set(guides.map(({ categoryId, slug }) => `${categoryId}/${slug}`)).size).toBe(guides.length);
    for (const { slug } of guides) expect(slug).toMatch(/^[a-z0-9-]+$/);
  });

  it('have prose: whole elements of the kinds that are shown, without links or pictures', async () => {
    for (const { slug, subtitle, content } of await seed(guideTable)) {
      expect({ slug, problem: problemOf(content) }).toEqual({ slug, problem: undefined });
      expect(content.length).toBeGreaterThan(250);
      expect(subtitle).toMatch(/[.?]$/);
    }
  });

  it('name the least credit and the length of the trial', async () => {
    const texts = (await seed(faqTable)).map(({ answer }) => answer).join('\n');
    expect(texts).toContain('$20');
    expect(texts).toContain('14 days');
  });
});

describe('builders of the help center', () => {
  it('make records of their schemas and take overrides', () => {
    expect(z.safeParse(guideSchema, buildGuide()).success).toBe(true);
    expect(z.safeParse(faqSchema, buildFaq()).success).toBe(true);
    expect(buildGuide({ title: 'Mine' }).title).toBe('Mine');
  });
});
