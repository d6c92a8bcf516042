import { useLocation, useNavigate } from '@quarterdeck/ui/router';
import { useMemo } from 'react';
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
