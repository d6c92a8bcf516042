import type { SearchResultSet } from '@quarterdeck/contract/entities/search';
import type { PaletteGroup } from '@quarterdeck/ui/CommandPalette';
import { hitItems, pageItems, recentItems, resultItems, type FoundContents } from '../palette/paletteGroups';

/**
 * What the search of the header shows: contacts, pages, tasks, then what features found (SE-2); what was opened last while
 * nothing is typed. No group is empty.
 */
export function searchGroups(contents: FoundContents): PaletteGroup[] {
  const { text, wanted, results, sections, t } = contents;
  const titled = (id: string, items: PaletteGroup['items']): PaletteGroup => ({
    id,
    title: t(`shell.search.${id}`),
    items,
  });
  const found = (wantedId: SearchResultSet['id']) =>
    results.filter(({ id }) => id === wantedId).flatMap((set) => resultItems(contents, set));
  const groups =
    text.trim() === ''
      ? [titled('recent', recentItems(contents))]
      : wanted === ''
        ? []
        : [
            titled('contacts', found('contacts')),
            titled('pages', [...pageItems(contents), ...found('pages')]),
            titled('tasks', found('tasks')),
            ...sections.map((section) => ({
              id: `feature ${section.id}`,
              title: t(section.titleKey),
              items: hitItems(contents, section),
            })),
          ];
  return groups.filter(({ items }) => items.length > 0);
}
