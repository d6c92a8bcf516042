import { backlogStatuses } from '@quarterdeck/contract/entities/backlogItem';
import { Skeleton } from '@quarterdeck/ui/Skeleton';
import { below, token } from '@quarterdeck/ui/tokens';
import { styled } from 'styled-components';
import type { BacklogViewMode } from '../model/backlogView';
import { Board, cardGap, cardHeight, Lane, LaneHead } from './board/BacklogBoard.styles';
import { Plan, Roadmap, rowHeights, Weeks } from './roadmap/BacklogRoadmap.styles';

/** The backlog on its way, in the view mode that it will have. */
export function BacklogSkeleton({ viewMode }: { viewMode: BacklogViewMode }) {
  if (viewMode === 'board') return <BoardSkeleton />;
  return viewMode === 'roadmap' ? <RoadmapSkeleton /> : <ListSkeleton />;
}

/** Widths of the titles in percent, so that the rows do not look printed. */
const titleWidths = [34, 46, 28, 39, 52, 31, 43, 25];

/** Eight rows in the box of the list. */
function ListSkeleton() {
  return (
    <ListFrame data-part="list-skeleton">
      {titleWidths.map((width) => (
        <ListRow key={width}>
          <Skeleton shape="circle" width="18px" />
          <Skeleton width="54px" />
          <Skeleton width={`${width}%`} />
          <Skeleton width="96px" data-part="effort" />
          <Skeleton shape="circle" width="24px" />
        </ListRow>
      ))}
    </ListFrame>
  );
}

/** Cards of each lane, so that the lanes do not look printed. */
const cardCounts = { now: 3, next: 4, later: 2, done: 3 };

/** The four lanes with some cards. */
function BoardSkeleton() {
  return (
    <Board data-part="board-skeleton">
      {backlogStatuses.map((status) => (
        <LaneBones key={status} as="div">
          <LaneHead as="div">
            <Skeleton shape="circle" width="16px" />
            <Skeleton width="72px" />
          </LaneHead>
          <Skeleton shape="rows" count={cardCounts[status]} height={`${cardHeight}px`} />
        </LaneBones>
      ))}
    </Board>
  );
}

/** Width of each title, and where its bar begins and how long it is, in percent. */
const bars = [
  { title: 52, from: 0, length: 16 },
  { title: 70, from: 16, length: 8 },
  { title: 44, from: 24, length: 14 },
  { title: 61, from: 38, length: 6 },
  { title: 56, from: 44, length: 18 },
  { title: 38, from: 62, length: 8 },
  { title: 66, from: 70, length: 12 },
  { title: 48, from: 82, length: 10 },
];

/** The head of the weeks, and rows of which each begins where the one before ends. */
function RoadmapSkeleton() {
  return (
    <Roadmap data-part="roadmap-skeleton">
      <Plan>
        <Weeks />
        {bars.map(({ title, from, length }) => (
          <RoadmapRow key={title}>
            <Skeleton width={`${title}%`} data-part="title" />
            <div>
              <Skeleton shape="box" width={`${length}%`} height="100%" style={{ marginInlineStart: `${from}%` }} />
            </div>
          </RoadmapRow>
        ))}
      </Plan>
    </Roadmap>
  );
}

const ListFrame = styled.div`
  overflow: hidden;
  border: 1px solid ${token('border.subtle')};
  border-radius: ${token('radius.lg')};
  background: ${token('surface.card')};
`;

const ListRow = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space.4')};
  block-size: 48px;
  padding-inline: 40px ${token('space.4')};
  & + & {
    border-block-start: 1px solid ${token('border.subtle')};
  }
  & > [data-part='effort'] {
    margin-inline-start: auto;
  }
  ${below('sm')} {
    block-size: 64px;
    padding-inline: ${token('space.4')};
    & > [data-part='effort'] {
      display: none;
    }
  }
`;

const LaneBones = styled(Lane)`
  overflow: hidden;
  & > :last-child {
    gap: ${cardGap}px;
    padding: 4px ${token('space.2')} 0;
  }
`;

const RoadmapRow = styled.div`
  display: grid;
  grid-template-columns: var(--names) minmax(0, 1fr);
  align-items: center;
  flex: none;
  block-size: ${rowHeights.oneLine}px;
  border-block-end: 1px solid ${token('border.subtle')};
  & > [data-part='title'] {
    margin-inline: ${token('space.4')};
  }
  & > div {
    block-size: 24px;
  }
  ${below('sm')} {
    grid-template: 28px 20px / minmax(0, 1fr);
    align-content: center;
    block-size: ${rowHeights.twoLines}px;
    & > [data-part='title'] {
      margin-inline: ${token('space.3')};
    }
    & > div {
      block-size: 20px;
    }
  }
`;
