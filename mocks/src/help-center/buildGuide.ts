import { faqSchema, type Faq } from '@quarterdeck/contract/entities/faq';
import { guideSchema, type Guide } from '@quarterdeck/contract/entities/guide';
import * as z from 'zod/mini';

/** A guide by hand: what is not given is as in a short one about payments. */
export function buildGuide(overrides: Partial<z.input<typeof guideSchema>> = {}): Guide {
  return z.parse(guideSchema, {
    id: 'guide-built',
    categoryId: 'guide-category-payments',
    slug: 'read-a-receipt',
    title: 'Read a receipt',
    subtitle: 'What each line of it means.',
    content: '<h2>The number</h2><p>It begins with the year.</p>',
    ...overrides,
  });
}

/** A question by hand: what is not given is as in a short one about payments. */
export function buildFaq(overrides: Partial<z.input<typeof faqSchema>> = {}): Faq {
  return z.parse(faqSchema, {
    id: 'faq-built',
    categoryId: 'faq-category-payments',
    question: 'Where are my receipts?',
    answer: 'On the page of payments.',
    ...overrides,
  });
}
