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

/** Where each bar begins and ends, and the width of its title, in percent. */
const barEdges = [0, 16, 24, 38, 44, 62, 70, 82, 92];
const barTitles = [52, 70, 44, 61, 56, 38, 66, 48];

/** The head of the weeks, and rows of which each begins where the one before ends. */
function RoadmapSkeleton() {
  return (
    <Roadmap data-part="roadmap-skeleton">
      <Plan>
        <Weeks />
        {barTitles.map((title, index) => (
          <RoadmapRow key={title}>
            <Skeleton width={`${title}%`} data-part="title" />
            <div style={{ paddingInline: `${barEdges[index]}% ${100 - (barEdges[index + 1] ?? 0)}%` }}>
              <Skeleton shape="box" height="100%" />
            </div>
          </RoadmapRow>
        ))}
      </Plan>
    </Roadmap>
  );
}

const ListFrame = styled.div`
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
