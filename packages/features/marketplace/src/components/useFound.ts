import type { Requirement } from '@quarterdeck/contract/entities/requirement';
import { useDeferredValue, useMemo } from 'react';
import { countCategories, findRequirements, pageOf, type RequirementPage } from '../model/findRequirements';
import type { MarketplaceView } from '../model/marketplaceView';
import { useMarketplaceWords } from './useMarketplaceWords';

const nothing: readonly Requirement[] = [];

export interface Found extends RequirementPage {
  /** All that was found, in the order of the view. */
  found: readonly Requirement[];
  counts: ReturnType<typeof countCategories>;
  /** The view that this is the answer to. */
  view: MarketplaceView;
  /** True while a newer view is being looked up. */
  isBehind: boolean;
}

/** What a view shows of the marketplace. With ten thousand requirements the answer follows the fields, it does not stop them. */
export function useFound(requirements: readonly Requirement[] = nothing, wanted: MarketplaceView): Found {
  const words = useMarketplaceWords();
  const view = useDeferredValue(wanted);
  const found = useMemo(() => findRequirements(requirements, view, words), [requirements, view, words]);
  const counts = useMemo(() => countCategories(requirements, view, words), [requirements, view, words]);
  const page = useMemo(() => pageOf(found, view.page), [found, view.page]);
  return useMemo(
    () => ({ ...page, found, counts, view, isBehind: view !== wanted }),
    [page, found, counts, view, wanted],
  );
}
