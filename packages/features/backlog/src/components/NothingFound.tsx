import { useTranslation } from '@quarterdeck/i18n';
import { Button } from '@quarterdeck/ui/Button';
import { EmptyState } from '@quarterdeck/ui/EmptyState';
import { clearFilters } from './clearFilters';
import type { ViewControl } from './useBacklogView';

/** Names what was asked for and offers to ask for everything. */
export function NothingFound({ view, change }: Pick<ViewControl, 'view' | 'change'>) {
  const { t } = useTranslation();
  const search = view.search.trim();
  const words = [
    ...(search === '' ? [] : [`“${search}”`]),
    ...(view.saved === 'all' ? [] : [t(`backlog.saved.${view.saved}`)]),
    ...view.labels,
  ];
  return (
    <EmptyState
      kind="no-results"
      headingLevel={2}
      title={t('backlog.none.title')}
      text={t('backlog.none.text', { filters: words.join(' · ') })}
      action={
        <Button variant="primary" onPress={() => clearFilters({ change })}>
          {t('backlog.filters.clear')}
        </Button>
      }
    />
  );
}
