import type { BacklogViewMode } from '../../model/backlogView';
import { BoardSkeleton } from './BoardSkeleton';
import { ListSkeleton } from './ListSkeleton';
import { RoadmapSkeleton } from './RoadmapSkeleton';

/** The backlog on its way, in the view mode that it will have. */
export function BacklogSkeleton({ viewMode }: { viewMode: BacklogViewMode }) {
  if (viewMode === 'board') return <BoardSkeleton />;
  return viewMode === 'roadmap' ? <RoadmapSkeleton /> : <ListSkeleton />;
}
