import { BoardSkeleton } from '@quarterdeck/ui/BoardSkeleton';
import { ListSkeleton } from '@quarterdeck/ui/ListSkeleton';
import { RoadmapSkeleton } from '@quarterdeck/ui/Roadmap';
import { Skeleton } from '@quarterdeck/ui/Skeleton';
import type { BacklogViewMode } from '../model/backlogView';
import { boardStyle, cardHeight } from './board/boardStyle';
import { roadmapHeight } from './roadmap/roadmapHeight';

/** The backlog on its way, in the view mode that it will have. */
export function BacklogSkeleton({ viewMode }: { viewMode: BacklogViewMode }) {
  if (viewMode === 'board') {
    return <BoardSkeleton data-part="board-skeleton" layout="fill" cardHeight={cardHeight} style={boardStyle} />;
  }
  if (viewMode === 'roadmap') return <RoadmapSkeleton data-part="roadmap-skeleton" height={roadmapHeight} />;
  return <ItemsSkeleton />;
}

function ItemsSkeleton() {
  return (
    <ListSkeleton
      variant="card"
      count={8}
      rowHeights={{ line: 48, twoLines: 64 }}
      before={<Skeleton width="54px" />}
      after={
        <>
          <Skeleton width="96px" data-part="wide" />
          <Skeleton shape="circle" width="24px" />
        </>
      }
    />
  );
}
