import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { Button } from '@quarterdeck/ui/Button';
import { Option } from '@quarterdeck/ui/Option';
import { SearchField } from '@quarterdeck/ui/SearchField';
import { Select } from '@quarterdeck/ui/Select';
import { VisuallyHidden } from '@quarterdeck/ui/VisuallyHidden';
import { ArrowUpDown, SlidersHorizontal, X } from 'lucide-react';
import { FormChoice } from './FormChoice';
import { Found, Tools } from './MarketplaceToolbar.styles';
import { countFilters, isFiltered, marketplaceSorts, withoutFilters, type MarketplaceSort } from './marketplaceView';
import type { ViewControl } from './useMarketplaceView';
import { useTypedSearch } from '../shared/useTypedSearch';

export interface MarketplaceToolbarProps extends ViewControl {
  /** How many were found; null while that is not known. */
  count: number | null;
  /** Opens the filters where they do not stand beside the list. */
  onOpenFilters?: () => void;
}

/** Finding, counting and ordering. */
export function MarketplaceToolbar({ view, change, count, onOpenFilters }: MarketplaceToolbarProps) {
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
        data-marketplace-search
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
        <p aria-live="polite">{count === null ? null : t('marketplace.count', { count, formatted: number(count) })}</p>
        {isFiltered(view) && count !== 0 ? (
          <Button variant="ghost" size="sm" icon={X} onPress={() => change(withoutFilters(view))}>
            {t('marketplace.filters.clear')}
          </Button>
        ) : null}
      </Found>
      <Select
        aria-label={t('marketplace.sort.label')}
        icon={ArrowUpDown}
        value={view.sort}
        onChange={(sort) => change({ sort: sort as MarketplaceSort })}
      >
        {marketplaceSorts.map((sort) => (
          <Option key={sort} id={sort}>
            {t(`marketplace.sort.${sort}`)}
          </Option>
        ))}
      </Select>
      <div data-part="form">
        <FormChoice view={view} change={change} />
      </div>
    </Tools>
  );
}
