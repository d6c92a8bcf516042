import { requirementCategories } from '@quarterdeck/contract/entities/requirement';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { FilterChip } from '@quarterdeck/ui/Tag';
import { from, token } from '@quarterdeck/ui/tokens';
import type { FocusEvent } from 'react';
import { styled } from 'styled-components';
import type { MarketplaceFiltersProps } from './MarketplaceFilters';

/** The categories as a row that scrolls, where there is no room for a list. */
export function CategoryChips({ view, change, counts }: Pick<MarketplaceFiltersProps, 'view' | 'change' | 'counts'>) {
  const { t } = useTranslation();
  const { number } = useFormats();
  return (
    <Row role="group" aria-label={t('marketplace.filters.category')} onFocus={scrollToChip}>
      {([null, ...requirementCategories] as const).map((category) => (
        <FilterChip
          key={category}
          isSelected={view.category === category}
          onChange={(isOn) => change({ category: isOn ? category : null })}
          {...(counts === null ? {} : { count: number(counts.get(category) ?? 0) })}
        >
          {t(category === null ? 'marketplace.filters.allShort' : `project.category.${category}`)}
        </FilterChip>
      ))}
    </Row>
  );
}

/** Browsers leave a chip cut that is in sight in part. */
function scrollToChip({ target }: FocusEvent<HTMLElement>): void {
  (target.closest('label') ?? target).scrollIntoView({ inline: 'center', block: 'nearest' });
}

const Row = styled.div`
  display: flex;
  gap: ${token('space.2')};
  margin: ${token('space.4')} calc(-1 * min(${token('page.gutter')}, 32px)) 0;
  padding: ${token('space.1')} min(${token('page.gutter')}, 32px);
  overflow-x: auto;
  scrollbar-width: none;
  /* Beside the selection it ends with its column. */
  ${from('md')} {
    margin-inline-end: 0;
    padding-inline-end: ${token('space.6')};
    mask-image: linear-gradient(to right, #000 calc(100% - 24px), transparent);
    &:dir(rtl) {
      mask-image: linear-gradient(to left, #000 calc(100% - 24px), transparent);
    }
  }
`;
