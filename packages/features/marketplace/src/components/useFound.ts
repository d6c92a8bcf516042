import type { Requirement } from '@quarterdeck/contract/entities/requirement';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { useDeferredValue, useMemo } from 'react';
import { countCategories, findRequirements, pageOf, type MarketplaceWords } from '../model/findRequirements';
import type { MarketplaceView } from '../model/marketplaceView';

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
