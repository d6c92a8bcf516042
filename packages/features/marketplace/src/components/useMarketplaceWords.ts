import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { useMemo } from 'react';
import type { MarketplaceWords } from '../model/findRequirements';

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
