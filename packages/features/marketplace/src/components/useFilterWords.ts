import { useMeasures } from '@quarterdeck/data/visit/useMeasures';
import { useCurrency } from '@quarterdeck/data/visit/useSelection';
import { useTranslation } from '@quarterdeck/i18n';
import type { MarketplaceView } from '../model/marketplaceView';
import { useMarketplaceWords } from './useMarketplaceWords';

/** What a view is narrowed down to, in words, one for each filter; empty for the whole marketplace. */
export function useFilterWords(view: MarketplaceView): string[] {
  const { t } = useTranslation();
  const { money, effort } = useMeasures();
  const currency = useCurrency();
  const { tagName } = useMarketplaceWords();
  const { search, category, cost, maxPrice, minDays, maxDays, tags } = view;
  return [
    ...(search.trim() === '' ? [] : [t('marketplace.none.search', { text: search.trim() })]),
    ...(category === null ? [] : [t(`project.category.${category}`)]),
    ...(cost === 'all' ? [] : [t(`marketplace.filters.${cost}`)]),
    ...(maxPrice === null ? [] : [t('marketplace.none.upTo', { value: money(maxPrice, currency) })]),
    ...(minDays === null ? [] : [t('marketplace.none.from', { value: effort(minDays) })]),
    ...(maxDays === null ? [] : [t('marketplace.none.upTo', { value: effort(maxDays) })]),
    ...tags.map(tagName),
  ];
}
