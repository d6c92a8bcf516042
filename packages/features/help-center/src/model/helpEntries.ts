import { paths } from '@quarterdeck/contract';
import type { FaqCategoryWithFaqs } from '@quarterdeck/contract/entities/faq';
import type { GuideCategoryInIndex } from '@quarterdeck/contract/entities/guide';
import { fuzzySearch, type FuzzyHit } from '@quarterdeck/ui/fuzzySearch';

export type HelpKind = 'faq' | 'guide';

/** A question or a guide, as a search shows it. */
export interface HelpEntry {
  id: string;
  kind: HelpKind;
  title: string;
  /** The answer, or the subtitle of a guide. */
  text: string;
  category: string;
  address: string;
}

/** Where a question stands, open. */
export const faqAddress = (id: string): string => `${paths.helpFaqs.href()}#${id}`;

/** All questions, then all guides. */
export function helpEntries(
  faqs: readonly FaqCategoryWithFaqs[],
  guides: readonly GuideCategoryInIndex[],
): HelpEntry[] {
  return [
    ...faqs.flatMap((category) =>
      category.faqs.map(({ id, question, answer }) => ({
        id,
        kind: 'faq' as const,
        title: question,
        text: answer,
        category: category.title,
        address: faqAddress(id),
      })),
    ),
    ...guides.flatMap((category) =>
      category.guides.map(({ id, slug, title, subtitle }) => ({
        id,
        kind: 'guide' as const,
        title,
        text: subtitle,
        category: category.title,
        address: paths.helpGuide.href(category.slug, slug),
      })),
    ),
  ];
}

/** The best first; a typo in a word is forgiven. */
export const findHelp = (entries: readonly HelpEntry[], search: string): FuzzyHit<HelpEntry>[] =>
  fuzzySearch(entries, ({ title, text }) => [title, text], search);
