import type { Project } from '@quarterdeck/contract/entities/project';
import { useTranslation } from '@quarterdeck/i18n';
import { Button } from '@quarterdeck/ui/Button';
import { EmptyState } from '@quarterdeck/ui/EmptyState';
import { Suspense } from 'react';
import { BacklogList } from './BacklogList';
import { BacklogBoard, BacklogRoadmap } from './backlogParts';
import { BacklogSkeleton } from './BacklogSkeleton';
import type { BacklogViewProps, ViewControl } from './useBacklogView';

interface BacklogBodyProps extends BacklogViewProps, Pick<ViewControl, 'clear'> {
  project: Project;
}

/** What the view has found, in the view mode that the address names. */
export function BacklogBody({ project, clear, ...list }: BacklogBodyProps) {
  const { items, view, open, draftIn } = list;
  if (items.length === 0 && draftIn === null) return <NothingFound view={view} clear={clear} />;
  if (view.viewMode === 'list') return <BacklogList {...list} />;
  return (
    <Suspense fallback={<BacklogSkeleton viewMode={view.viewMode} />}>
      {view.viewMode === 'board' ? (
        <BacklogBoard {...list} onOpen={open} />
      ) : (
        <BacklogRoadmap project={project} items={items} onOpen={open} />
      )}
    </Suspense>
  );
}

/** Names what was asked for and offers to ask for everything. */
function NothingFound({ view: { search, saved, labels }, clear }: Pick<ViewControl, 'view' | 'clear'>) {
  const { t } = useTranslation();
  const words = [search.trim() && `“${search.trim()}”`, saved !== 'all' && t(`backlog.saved.${saved}`), ...labels];
  return (
    <EmptyState
      kind="no-results"
      headingLevel={2}
      title={t('backlog.none.title')}
      text={t('backlog.none.text', { filters: words.filter(Boolean).join(' · ') })}
      action={
        <Button variant="primary" onPress={clear}>
          {t('backlog.filters.clear')}
        </Button>
      }
    />
  );
}
