import { listFaqs } from '@quarterdeck/contract/endpoints/helpCenter';
import type { Faq } from '@quarterdeck/contract/entities/faq';
import { notFound } from '../core/failure';
import { groupBy } from '../core/groupBy';
import { handle, type MockHandler } from '../core/handle';
import { memo } from '../core/memo';
import { faqCategoryTable, faqTable } from './faqTables';

const byCategory = memo((faqs: readonly Faq[]) => groupBy(faqs, ({ categoryId }) => categoryId));

export const faqHandlers: readonly MockHandler[] = [
  handle(listFaqs, async ({ query: { slug } }, { db }) => {
    const [categories, faqs] = await Promise.all([db.open(faqCategoryTable), db.open(faqTable)]);
    const groups = byCategory(faqs.list());
    const all = categories.list().map((category) => ({ ...category, faqs: groups.get(category.id) ?? [] }));
    if (slug === undefined) return all;
    const found = all.find((category) => category.slug === slug);
    if (found === undefined) throw notFound(`No category of questions with slug ${slug}`);
    return found;
  }),
];
