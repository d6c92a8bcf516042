import { requirementCategories } from '@quarterdeck/contract/entities/requirement';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { FilterLink, FilterList } from '@quarterdeck/ui/FilterList';
import { PartBoundary } from '@quarterdeck/ui/PartBoundary';
import { Stack } from '@quarterdeck/ui/Stack';
import { useId } from 'react';
import type { FilterGroupsProps } from './FilterGroups';
import { Group } from './Marketplace.styles';
import { FilterGroups } from './marketplaceParts';
import type { Found } from './useFound';
import type { ViewControl } from './useMarketplaceView';

export interface MarketplaceFiltersProps extends FilterGroupsProps, Pick<ViewControl, 'searchOf'> {
  /** How many the other filters leave of each category; null while that is not known. */
  counts: Found['counts'] | null;
  /** Whether what can be loaded late is to be loaded. */
  areToolsDue: boolean;
}

/** What the list can be narrowed down to. Each part of it is in the address at once. */
export function MarketplaceFilters({ searchOf, counts, areToolsDue, ...groups }: MarketplaceFiltersProps) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const categoryId = useId();
  return (
    <Stack gap="6">
      <Group as="nav" aria-labelledby={categoryId}>
        <h2 id={categoryId}>{t('marketplace.filters.category')}</h2>
        <FilterList>
          {([null, ...requirementCategories] as const).map((category) => (
            <FilterLink
              key={category}
              to={{ search: searchOf({ category }) }}
              isCurrent={groups.view.category === category}
              count={counts === null ? null : number(counts.get(category) ?? 0)}
            >
              {t(category === null ? 'marketplace.filters.all' : `project.category.${category}`)}
            </FilterLink>
          ))}
        </FilterList>
      </Group>
      {areToolsDue ? (
        <PartBoundary shownFor="filters">
          <FilterGroups {...groups} />
        </PartBoundary>
      ) : null}
    </Stack>
  );
}
