import type { FaqCategoryWithFaqs } from '@quarterdeck/contract/entities/faq';
import type { GuideCategoryInIndex } from '@quarterdeck/contract/entities/guide';
import { buildFaq, buildGuide } from '@quarterdeck/mocks/help-center/buildGuide';
import { expect, it } from 'vitest';
import { findHelp, helpEntries } from './helpEntries';

const faq = buildFaq({ id: 'faq-receipts', question: 'Where are my receipts?', answer: 'Invoices are there, too.' });
const guide = buildGuide({ slug: 'invoices', title: 'Read an invoice', subtitle: 'What each line means.' });
const category = { slug: 'payments', title: 'Payments' } as const;
const faqs: FaqCategoryWithFaqs[] = [{ ...category, id: faq.categoryId, faqs: [faq] }];
const guides: GuideCategoryInIndex[] = [
  { ...category, id: guide.categoryId, guides: [guide], visibleGuides: 1, totalGuides: 1 },
];
const entries = helpEntries(faqs, guides);
const addresses = (search: string) => findHelp(entries, search).map(({ item }) => item.address);

it('HC-2 HC-3 gives each question and each guide its address', () => {
  expect(addresses('')).toEqual(['/apps/help-center/faqs#faq-receipts', '/apps/help-center/guides/payments/invoices']);
});

it('HC-1 finds in titles first, forgives a typo, and finds nothing for signs', () => {
  expect(addresses('invoice')[0]).toBe('/apps/help-center/guides/payments/invoices');
  expect(addresses('reciept')).toEqual(['/apps/help-center/faqs#faq-receipts']);
  expect(addresses('zzzz')).toEqual([]);
});
