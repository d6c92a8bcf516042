import type { Project } from '@quarterdeck/contract/entities/project';
import { Suspense } from 'react';
import { BacklogList, type BacklogListProps } from './BacklogList';
import { BacklogBoard, BacklogRoadmap } from './backlogParts';
import { NothingFound } from './NothingFound';
import { BacklogSkeleton } from './skeletons/BacklogSkeleton';
import type { ViewControl } from './useBacklogView';

export interface BacklogBodyProps extends BacklogListProps, Pick<ViewControl, 'change'> {
  project: Project;
}

/** What the view has found, in the view mode that the address names. */
export function BacklogBody({ project, change, ...list }: BacklogBodyProps) {
  const { items, view, open, draftIn } = list;
  if (items.length === 0 && draftIn === null) return <NothingFound view={view} change={change} />;
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
