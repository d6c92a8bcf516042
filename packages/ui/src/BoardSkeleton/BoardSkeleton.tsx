import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { cardGap, Lane, LaneHead, Root, type BoardLayout } from '../Board/Board.styles';
import { Skeleton } from '../Skeleton';
import { token } from '../tokens';

export interface BoardSkeletonProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Cards that are awaited in each lane. @default four lanes of two to four cards */
  cardCounts?: readonly number[];
  /** In CSS pixels. @default 112 */
  cardHeight?: number;
  /** As that of the board. @default 'fixed' */
  layout?: BoardLayout;
}

const fourLanes = [3, 4, 2, 3];

/** Stands in the place of a board that is loading; apart from it, so that a board with its drag and drop can load late. */
export function BoardSkeleton({
  cardCounts = fourLanes,
  cardHeight = 112,
  layout = 'fixed',
  ...rest
}: BoardSkeletonProps) {
  return (
    <Root data-layout={layout} {...rest}>
      {cardCounts.map((count, index) => (
        // Grey lanes differ in nothing but their place.
        <LaneBones key={index} as="div">
          <LaneHead as="div">
            <Skeleton shape="circle" width="16px" />
            <Skeleton width="72px" />
          </LaneHead>
          <Skeleton shape="rows" count={count} height={`${cardHeight}px`} />
        </LaneBones>
      ))}
    </Root>
  );
}

const LaneBones = styled(Lane)`
  overflow: hidden;
  & > :last-child {
    gap: ${cardGap}px;
    padding: 4px ${token('space.2')} 0;
  }
`;
