import { backlogStatuses } from '@quarterdeck/contract/entities/backlogItem';
import { Skeleton } from '@quarterdeck/ui/Skeleton';
import { token } from '@quarterdeck/ui/tokens';
import { styled } from 'styled-components';
import { boardBox, cardGap, cardHeight, laneBox, laneHeadBox } from '../board/boardBox';

/** Cards of each lane, so that the lanes do not look printed. */
const cardCounts = { now: 3, next: 4, later: 2, done: 3 };

/** The four lanes with some cards. */
export function BoardSkeleton() {
  return (
    <Board data-part="board-skeleton">
      {backlogStatuses.map((status) => (
        <Lane key={status}>
          <Head>
            <Skeleton shape="circle" width="16px" />
            <Skeleton width="72px" />
          </Head>
          <Skeleton shape="rows" count={cardCounts[status]} height={`${cardHeight}px`} />
        </Lane>
      ))}
    </Board>
  );
}

const Board = styled.div`
  ${boardBox}
`;

const Lane = styled.div`
  ${laneBox}
  overflow: hidden;
  & > :last-child {
    gap: ${cardGap}px;
    padding: 4px ${token('space.2')} 0;
  }
`;

const Head = styled.div`
  ${laneHeadBox}
`;
