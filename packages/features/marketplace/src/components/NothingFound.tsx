import { useTranslation } from '@quarterdeck/i18n';
import { Button } from '@quarterdeck/ui/Button';
import { EmptyState } from '@quarterdeck/ui/EmptyState';
import { clearFilters } from './clearFilters';
import { useFilterWords } from './useFilterWords';
import type { ViewControl } from './useMarketplaceView';

/** Names what was asked for and offers to ask for everything. */
export function NothingFound({ view, change }: Pick<ViewControl, 'view' | 'change'>) {
  const { t } = useTranslation();
  const words = useFilterWords(view);
  return (
    <EmptyState
      kind="no-results"
      headingLevel={2}
      title={t('marketplace.none.title')}
      text={t('marketplace.none.text', { filters: words.join(' · ') })}
      action={
        <Button variant="primary" onPress={() => clearFilters({ view, change })}>
          {t('marketplace.filters.clear')}
        </Button>
      }
    />
  );
}
