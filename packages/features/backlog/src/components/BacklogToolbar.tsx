import type { BacklogItem } from '@quarterdeck/contract/entities/backlogItem';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { Button } from '@quarterdeck/ui/Button';
import { ClearFilters } from '@quarterdeck/ui/FilterList';
import { Popover, PopoverTrigger } from '@quarterdeck/ui/Popover';
import { SearchField } from '@quarterdeck/ui/SearchField';
import { below, from, token, type } from '@quarterdeck/ui/tokens';
import { useTypedSearch } from '@quarterdeck/ui/typedSearch';
import { useIsFrom } from '@quarterdeck/ui/viewport';
import { VisuallyHidden } from '@quarterdeck/ui/VisuallyHidden';
import { SlidersHorizontal } from 'lucide-react';
import { styled } from 'styled-components';
import { backlogKeys } from '../model/backlogKeys';
import { isFiltered } from '../model/backlogView';
import { BacklogFilters } from './BacklogFilters';
import type { ViewControl } from './useBacklogView';

interface BacklogToolbarProps extends Pick<ViewControl, 'view' | 'searchOf' | 'change' | 'clear'> {
  /** Null while they are on their way: searching and filtering can begin already. */
  items: readonly BacklogItem[] | null;
  /** How many are shown. */
  count: number;
  /** Whether the filters stand beside the list. */
  hasRail: boolean;
}

/** Finding and counting; the filters too where they do not stand beside the list. */
export function BacklogToolbar({ items, count, hasRail, ...control }: BacklogToolbarProps) {
  const { view, searchOf, change, clear } = control;
  const { t } = useTranslation();
  const { number } = useFormats();
  const { text, type: typeText } = useTypedSearch(view.search, (search) => change({ search }, 'replace'));
  const isWide = useIsFrom('sm');
  const isPart = isFiltered(view);
  const filterCount = view.labels.length + (view.saved === 'all' ? 0 : 1);
  return (
    <Tools>
      <SearchField
        label={t('backlog.search')}
        placeholder={t('backlog.search')}
        value={text}
        onChange={typeText}
        data-page-search
        {...(isWide && { shortcut: backlogKeys.search.keys[0] })}
      />
      {hasRail ? null : (
        <PopoverTrigger>
          <Button
            icon={SlidersHorizontal}
            hint={
              filterCount === 0 ? undefined : (
                <>
                  <span aria-hidden>{number(filterCount)}</span>
                  <VisuallyHidden>{t('backlog.filters.active', { count: filterCount })}</VisuallyHidden>
                </>
              )
            }
          >
            {t('backlog.filters.open')}
          </Button>
          <Popover label={t('backlog.filters.title')} onPhones="sheet" placement="bottom end">
            <Filters>
              <BacklogFilters items={items} view={view} searchOf={searchOf} />
            </Filters>
          </Popover>
        </PopoverTrigger>
      )}
      {/* Stands on the page from the start, so that what comes into it is announced. */}
      <p aria-live="polite" data-wanted={isPart || undefined}>
        {isPart && items !== null ? t('backlog.found', { count, formatted: number(count) }) : null}
      </p>
      {isPart ? <ClearFilters onPress={clear}>{t('backlog.filters.clear')}</ClearFilters> : null}
    </Tools>
  );
}

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space.2')} ${token('space.3')};
  & > [data-page-search] {
    flex: 0 1 300px;
    min-inline-size: 0;
    ${below('sm')} {
      flex: 1 1 160px;
    }
  }
  & > p {
    /* Also while the figure is awaited, so that nothing moves when it comes. */
    min-inline-size: 8ch;
    min-block-size: 1lh;
    color: ${token('text.secondary')};
    ${type('small')}
  }
  & > p:not([data-wanted]) {
    display: contents;
  }
`;

const Filters = styled.div`
  padding-inline: ${token('space.2')};
  ${from('sm')} {
    inline-size: 232px;
  }
`;
