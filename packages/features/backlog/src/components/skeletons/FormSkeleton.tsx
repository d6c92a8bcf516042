import type { BacklogForm } from '../../model/backlogView';
import { BoardSkeleton } from './BoardSkeleton';
import { ListSkeleton } from './ListSkeleton';
import { RoadmapSkeleton } from './RoadmapSkeleton';

/** The backlog on its way, in the form that it will have. */
export function FormSkeleton({ form }: { form: BacklogForm }) {
  if (form === 'board') return <BoardSkeleton />;
  return form === 'roadmap' ? <RoadmapSkeleton /> : <ListSkeleton />;
}
