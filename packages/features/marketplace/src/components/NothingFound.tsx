import { useMeasures } from '@quarterdeck/data/visit/useMeasures';
import { useCurrency } from '@quarterdeck/data/visit/useSelection';
import { useTranslation } from '@quarterdeck/i18n';
import { Button } from '@quarterdeck/ui/Button';
import { EmptyState } from '@quarterdeck/ui/EmptyState';
import { useMarketplaceWords } from './useFound';
import { clearFilters, type ViewControl } from './useMarketplaceView';

/** Names what was asked for, a word or two for each filter, and offers to ask for everything. */
export function NothingFound({ view, change }: Pick<ViewControl, 'view' | 'change'>) {
  const { t } = useTranslation();
  const { money, effort } = useMeasures();
  const currency = useCurrency();
  const { tagName } = useMarketplaceWords();
  const { category, cost, maxPrice, minDays, maxDays, tags } = view;
  const search = view.search.trim();
  const filters = [
    search === '' ? null : t('marketplace.none.search', { text: search }),
    category === null ? null : t(`project.category.${category}`),
    cost === 'all' ? null : t(`marketplace.filters.${cost}`),
    maxPrice === null ? null : t('marketplace.none.upTo', { value: money(maxPrice, currency) }),
    minDays === null ? null : t('marketplace.none.from', { value: effort(minDays) }),
    maxDays === null ? null : t('marketplace.none.upTo', { value: effort(maxDays) }),
    ...tags.map(tagName),
  ].filter((filter) => filter !== null);
  return (
    <EmptyState
      kind="no-results"
      headingLevel={2}
      title={t('marketplace.none.title')}
      text={t('marketplace.none.text', { filters: filters.join(' · ') })}
      action={
        <Button variant="primary" onPress={() => clearFilters({ view, change })}>
          {t('marketplace.filters.clear')}
        </Button>
      }
    />
  );
}
