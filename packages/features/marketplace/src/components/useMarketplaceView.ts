import type { Requirement } from '@quarterdeck/contract/entities/requirement';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { useLocation, useNavigate } from '@quarterdeck/ui/router';
import { useDeferredValue, useMemo } from 'react';
import { countCategories, findRequirements, pageOf, type MarketplaceWords } from '../model/findRequirements';
import { readView, viewParameters, withoutFilters, writeView, type MarketplaceView } from '../model/marketplaceView';

export interface ViewControl {
  view: MarketplaceView;
  /** Address of a changed view, as a search (`?category=data`, or empty). Whatever changes what is found begins at page 1. */
  searchOf: (change: Partial<MarketplaceView>) => string;
  /** Goes to a changed view. `replace` for what is typed or dragged: back would else lead through every letter. */
  change: (change: Partial<MarketplaceView>, way?: 'push' | 'replace') => void;
}

/** The view of the address. */
export function useMarketplaceView(): ViewControl {
  const { search } = useLocation();
  const navigate = useNavigate();
  // The same for the same address: what is found follows it.
  const view = useMemo(() => readView(new URLSearchParams(search)), [search]);
  const searchOf: ViewControl['searchOf'] = (change) => {
    const next = writeView({ ...view, page: 1, ...change });
    for (const [name, value] of new URLSearchParams(search)) if (!viewParameters.has(name)) next.append(name, value);
    return next.size > 0 ? `?${next}` : '';
  };
  return {
    view,
    searchOf,
    change: (patch, way) => void navigate({ search: searchOf(patch) }, { replace: way === 'replace' }),
  };
}

/** Asks for the whole marketplace. The button that does so goes with the filters: the focus waits at the count. */
export function clearFilters({ view, change }: Pick<ViewControl, 'view' | 'change'>): void {
  document.querySelector<HTMLElement>('[data-marketplace-count]')?.focus({ preventScroll: true });
  change(withoutFilters(view));
}

/**
 * What a view shows of the marketplace: all that was found in its order, one page of it, how many there are of each
 * category, and the view that this is the answer to. With ten thousand requirements the answer follows the fields, it
 * does not stop them; `isBehind` is true meanwhile.
 */
export function useFound(requirements: readonly Requirement[], wanted: MarketplaceView) {
  const words = useMarketplaceWords();
  const view = useDeferredValue(wanted);
  const found = useMemo(() => findRequirements(requirements, view, words), [requirements, view, words]);
  const counts = useMemo(() => countCategories(requirements, view, words), [requirements, view, words]);
  return { ...pageOf(found, view.page), found, counts, view, isBehind: view !== wanted };
}

export type Found = ReturnType<typeof useFound>;

/** How the page's language sorts, and what it calls the tags; one that it has no word for goes by itself. */
export function useMarketplaceWords(): MarketplaceWords {
  const { t, i18n } = useTranslation();
  const { compare } = useFormats();
  return useMemo(
    () => ({
      compare,
      tagName: (tag) => {
        const key = `marketplace.tag.${tag}`;
        return i18n.exists(key) ? t(key) : tag;
      },
    }),
    [t, i18n, compare],
  );
}
