import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { Button } from '@quarterdeck/ui/Button';
import { ClearFilters } from '@quarterdeck/ui/FilterList';
import { PartBoundary } from '@quarterdeck/ui/PartBoundary';
import { SearchField } from '@quarterdeck/ui/SearchField';
import { SelectPlaceholder } from '@quarterdeck/ui/SelectPlaceholder';
import { Skeleton } from '@quarterdeck/ui/Skeleton';
import { from, token, type } from '@quarterdeck/ui/tokens';
import { useTypedSearch } from '@quarterdeck/ui/typedSearch';
import { VisuallyHidden } from '@quarterdeck/ui/VisuallyHidden';
import { ArrowUpDown, SlidersHorizontal } from 'lucide-react';
import { styled } from 'styled-components';
import { marketplaceKeys } from '../model/marketplaceKeys';
import { countFilters, isFiltered } from '../model/marketplaceView';
import { Tools } from './Marketplace.styles';
import { ToolbarChoices } from './marketplaceParts';
import { clearFilters, type ViewControl } from './useMarketplaceView';

export interface MarketplaceToolbarProps extends Pick<ViewControl, 'view' | 'change'> {
  /** How many were found; null while that is not known. */
  count: number | null;
  /** Whether what can be loaded late is to be loaded. */
  areToolsDue: boolean;
  /** Opens the filters where they do not stand beside the list. */
  onOpenFilters: (() => void) | undefined;
}

/** Finding, counting and ordering. */
export function MarketplaceToolbar({ view, change, count, areToolsDue, onOpenFilters }: MarketplaceToolbarProps) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const typed = useTypedSearch(view.search, (search) => change({ search }, 'replace'));
  const filterCount = countFilters(view);
  // Holds the place of the choices, so that nothing moves when they come.
  const choicesSpace = (
    <>
      <SelectPlaceholder icon={ArrowUpDown} text={t(`marketplace.sort.${view.sort}`)} />
      <div data-part="form">
        <Skeleton shape="box" width="76px" height="36px" />
      </div>
    </>
  );
  return (
    <Tools>
      <SearchField
        label={t('marketplace.search')}
        value={typed.text}
        onChange={typed.type}
        data-page-search
        {...(onOpenFilters ? {} : { shortcut: marketplaceKeys.search.keys[0] })}
      />
      {onOpenFilters ? (
        <Button
          icon={SlidersHorizontal}
          onPress={onOpenFilters}
          hint={
            filterCount === 0 ? undefined : (
              <>
                <span aria-hidden>{number(filterCount)}</span>
                <VisuallyHidden>{t('marketplace.filters.active', { count: filterCount })}</VisuallyHidden>
              </>
            )
          }
        >
          {t('marketplace.filters.open')}
        </Button>
      ) : null}
      <Count>
        {/* Stands on the page from the start, so that what comes into it is announced. */}
        <p aria-live="polite" tabIndex={-1} data-marketplace-count>
          {count === null ? null : t('marketplace.count', { count, formatted: number(count) })}
        </p>
        {isFiltered(view) && count !== 0 ? (
          <ClearFilters onPress={() => clearFilters({ view, change })}>{t('marketplace.filters.clear')}</ClearFilters>
        ) : null}
      </Count>
      {areToolsDue ? (
        <PartBoundary shownFor="tools" fallback={choicesSpace}>
          <ToolbarChoices view={view} change={change} />
        </PartBoundary>
      ) : (
        choicesSpace
      )}
    </Tools>
  );
}

/** Beside the order on a phone, a line of its own elsewhere. */
const Count = styled.div`
  display: flex;
  /* Wide enough for a line of its own with the order, also before there is a number. */
  flex: 1 0 40%;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${token('space.2')};
  & > p {
    color: ${token('text.secondary')};
    font-variant-numeric: tabular-nums;
    ${type('small')}
  }
  ${from('sm')} {
    order: 1;
    flex-basis: 100%;
    min-block-size: ${token('control.sm')};
    margin-block-end: calc(-1 * ${token('space.2')});
  }
`;
