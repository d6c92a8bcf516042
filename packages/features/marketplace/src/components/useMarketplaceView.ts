import { useLocation, useNavigate } from '@quarterdeck/ui/router';
import { useCallback, useMemo } from 'react';
import { readView, viewParameters, writeView, type MarketplaceView } from '../model/marketplaceView';

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
  const view = useMemo(() => readView(new URLSearchParams(search)), [search]);
  const searchOf = useCallback(
    (change: Partial<MarketplaceView>) => {
      const next = writeView({ ...view, page: 1, ...change });
      for (const [name, value] of new URLSearchParams(search)) if (!viewParameters.has(name)) next.append(name, value);
      return next.size > 0 ? `?${next}` : '';
    },
    [view, search],
  );
  const change = useCallback<ViewControl['change']>(
    (patch, way = 'push') => void navigate({ search: searchOf(patch) }, { replace: way === 'replace' }),
    [navigate, searchOf],
  );
  return useMemo(() => ({ view, searchOf, change }), [view, searchOf, change]);
}
