import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { Button } from '@quarterdeck/ui/Button';
import { PartBoundary } from '@quarterdeck/ui/PartBoundary';
import { SearchField } from '@quarterdeck/ui/SearchField';
import { useTypedSearch } from '@quarterdeck/ui/typedSearch';
import { VisuallyHidden } from '@quarterdeck/ui/VisuallyHidden';
import { SlidersHorizontal, X } from 'lucide-react';
import { countFilters, isFiltered } from '../model/marketplaceView';
import { clearFilters } from './clearFilters';
import { ToolbarChoices } from './marketplaceParts';
import { Found, Tools } from './MarketplaceToolbar.styles';
import { ToolbarChoicesWaiting } from './ToolbarChoicesWaiting';
import type { ViewControl } from './useMarketplaceView';

export interface MarketplaceToolbarProps extends ViewControl {
  /** How many were found; null while that is not known. */
  count: number | null;
  /** Whether what can be loaded late is to be loaded. */
  areToolsDue: boolean;
  /** Opens the filters where they do not stand beside the list. */
  onOpenFilters?: () => void;
}

/** Finding, counting and ordering. */
export function MarketplaceToolbar({ view, change, count, areToolsDue, onOpenFilters }: MarketplaceToolbarProps) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { text, type } = useTypedSearch(view.search, (search) => change({ search }, 'replace'));
  const filterCount = countFilters(view);
  return (
    <Tools>
      <SearchField
        label={t('marketplace.search')}
        value={text}
        onChange={type}
        data-page-search
        {...(onOpenFilters ? {} : { shortcut: '/' })}
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
      <Found>
        {/* Stands on the page from the start, so that what comes into it is announced. */}
        <p aria-live="polite" tabIndex={-1} data-marketplace-count>
          {count === null ? null : t('marketplace.count', { count, formatted: number(count) })}
        </p>
        {isFiltered(view) && count !== 0 ? (
          <Button variant="ghost" size="sm" icon={X} onPress={() => clearFilters({ view, change })}>
            {t('marketplace.filters.clear')}
          </Button>
        ) : null}
      </Found>
      {areToolsDue ? (
        <PartBoundary shownFor="tools" fallback={<ToolbarChoicesWaiting sort={view.sort} />}>
          <ToolbarChoices view={view} change={change} />
        </PartBoundary>
      ) : (
        <ToolbarChoicesWaiting sort={view.sort} />
      )}
    </Tools>
  );
}
