import { requirementCategories } from '@quarterdeck/contract/entities/requirement';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { RouterLink } from '@quarterdeck/ui/router';
import { token, type } from '@quarterdeck/ui/tokens';
import { styled } from 'styled-components';
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
    <List>
      {([null, ...requirementCategories] as const).map((category) => (
        <li key={category}>
          <RouterLink to={{ search: searchOf({ category }) }} aria-current={view.category === category || undefined}>
            {t(category === null ? 'marketplace.filters.all' : `project.category.${category}`)}
            <span data-part="count">{counts === null ? '–' : number(counts.get(category) ?? 0)}</span>
          </RouterLink>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: 2px;
  margin-inline: calc(-1 * ${token('space.2-5')});
  & a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${token('space.2')};
    min-block-size: 32px;
    padding: 4px ${token('space.2-5')};
    border-radius: ${token('radius.md')};
    color: ${token('text.secondary')};
    text-decoration: none;
    ${type('body')}
    @media (hover: hover) {
      &:hover {
        color: ${token('text.primary')};
        background: ${token('fill.hover')};
      }
    }
    @media (pointer: coarse) {
      min-block-size: 44px;
    }
  }
  & a[aria-current] {
    color: ${token('text.primary')};
    background: ${token('fill.neutral')};
    font-weight: ${token('weight.strong')};
  }
  & [data-part='count'] {
    color: ${token('text.secondary')};
    font-variant-numeric: tabular-nums;
    ${type('small')}
  }
  @media (forced-colors: active) {
    & a[aria-current] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;
