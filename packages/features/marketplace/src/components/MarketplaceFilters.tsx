import { useTranslation } from '@quarterdeck/i18n';
import { PartBoundary } from '@quarterdeck/ui/PartBoundary';
import { useId } from 'react';
import { CategoryList, type CategoryListProps } from './CategoryList';
import type { FilterGroupsProps } from './FilterGroups';
import { Filters, Group, GroupTitle } from './MarketplaceFilters.styles';
import { FilterGroups } from './marketplaceParts';

export interface MarketplaceFiltersProps extends CategoryListProps, FilterGroupsProps {
  /** Whether what can be loaded late is to be loaded. */
  areToolsDue: boolean;
}

/** What the list can be narrowed down to. Each part of it is in the address at once. */
export function MarketplaceFilters({ searchOf, counts, areToolsDue, ...groups }: MarketplaceFiltersProps) {
  const { t } = useTranslation();
  const categoryId = useId();
  return (
    <Filters>
      <Group as="nav" aria-labelledby={categoryId}>
        <GroupTitle id={categoryId}>{t('marketplace.filters.category')}</GroupTitle>
        <CategoryList view={groups.view} searchOf={searchOf} counts={counts} />
      </Group>
      {areToolsDue ? (
        <PartBoundary shownFor="filters">
          <FilterGroups {...groups} />
        </PartBoundary>
      ) : null}
    </Filters>
  );
}
