import { requirementCategories } from '@quarterdeck/contract/entities/requirement';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { FilterLink, FilterList } from '@quarterdeck/ui/FilterList';
import type { Found } from './useFound';
import type { ViewControl } from './useMarketplaceView';

export interface CategoryListProps extends Pick<ViewControl, 'view' | 'searchOf'> {
  /** How many there are of each; null while that is not known. */
  counts: Found['counts'] | null;
}

/** The categories as links, with how many the other filters leave of each. */
export function CategoryList({ view, searchOf, counts }: CategoryListProps) {
  const { t } = useTranslation();
  const { number } = useFormats();
  return (
    <FilterList>
      {([null, ...requirementCategories] as const).map((category) => (
        <FilterLink
          key={category}
          to={{ search: searchOf({ category }) }}
          isCurrent={view.category === category}
          count={counts === null ? null : number(counts.get(category) ?? 0)}
        >
          {t(category === null ? 'marketplace.filters.all' : `project.category.${category}`)}
        </FilterLink>
      ))}
    </FilterList>
  );
}
