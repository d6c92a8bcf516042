import { toQuery, type SearchContext, type SearchSection } from '@quarterdeck/contract';
import { listFaqs, listGuides } from '@quarterdeck/contract/endpoints/helpCenter';
import { guidesPerCategoryLimit } from '@quarterdeck/contract/entities/guide';
import { findHelp, helpEntries } from './model/helpEntries';

/** Hits that are shown; who looks for more searches in the help center itself. */
const hitLimit = 5;

/** Finds questions and guides by their titles and texts, from the answers that the screens have, too. */
export async function find(text: string, { read }: SearchContext): Promise<readonly SearchSection[]> {
  const [faqs, guides] = await Promise.all([
    read(toQuery(listFaqs, { query: {} })),
    read(toQuery(listGuides, { query: { limit: guidesPerCategoryLimit } })),
  ]);
  const entries = helpEntries(Array.isArray(faqs) ? faqs : [faqs], Array.isArray(guides) ? guides : []);
  const hits = findHelp(entries, text)
    .slice(0, hitLimit)
    .map(({ item: { title, address, kind, category } }) => ({
      label: title,
      address,
      icon: kind === 'faq' ? 'life-buoy' : 'book-open',
      hint: category,
    }));
  return [{ id: 'help-center', titleKey: 'helpCenter.title', hits }];
}
