import type { ComponentProps, CSSProperties } from 'react';
import { styled } from 'styled-components';
import { Skeleton } from '../Skeleton';
import { below, token } from '../tokens';
import { Plan, Root, rowHeights, Weeks } from './Roadmap.styles';

export interface RoadmapSkeletonProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** @default 12 */
  weeks?: number;
  /** As that of the roadmap. @default '440px' */
  height?: string;
}

/** Where each bar begins and ends, and the width of its title, in percent. */
const barEdges = [0, 16, 24, 38, 44, 62, 70, 82, 92];
const barTitles = [52, 70, 44, 61, 56, 38, 66, 48];

/** Stands in the place of a roadmap that is loading: each row begins where the one before ends. */
export function RoadmapSkeleton({ weeks = 12, height = '440px', ...rest }: RoadmapSkeletonProps) {
  return (
    <Root {...rest}>
      <Plan style={{ '--weeks': weeks, '--height': height }}>
        <Weeks />
        {barTitles.map((title, index) => (
          <RowBones key={title}>
            <Skeleton width={`${title}%`} data-part="title" />
            <div style={{ '--edges': `${barEdges[index]}% ${100 - (barEdges[index + 1] ?? 0)}%` } as CSSProperties}>
              <Skeleton shape="box" height="100%" />
            </div>
          </RowBones>
        ))}
      </Plan>
    </Root>
  );
}

const RowBones = styled.div`
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
    padding-inline: var(--edges);
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
