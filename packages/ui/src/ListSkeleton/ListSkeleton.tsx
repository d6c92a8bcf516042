import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { placesOf } from '../Skeleton/placesOf';
import { Skeleton } from '../Skeleton';
import { below, token } from '../tokens';

export interface ListSkeletonProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** How many rows. @default 10 */
  count?: number;
  /** Heights of a row in CSS pixels: in one line, and in two on phones. @default 44 and 60 */
  rowHeights?: { line: number; twoLines: number };
  /** Rows of a `pane`, or in the `card` of a page. @default 'pane' */
  variant?: 'pane' | 'card';
  /** Shapes between the circle and the title. @default none */
  before?: ReactNode;
  /** Shapes at the end of each row; phones leave out those with `data-part="wide"`. @default none */
  after?: ReactNode;
}

/** Widths of the titles in percent, so that the rows do not look printed. */
const widths = [46, 62, 38, 55, 71, 44, 58, 35, 64, 50];

/** A `RecordList` on its way: rows of a circle and a title. Put it into a `SkeletonGroup`. */
export function ListSkeleton({
  count = 10,
  rowHeights = { line: 44, twoLines: 60 },
  variant = 'pane',
  before,
  after,
  style,
  ...rest
}: ListSkeletonProps) {
  return (
    <Frame
      data-part="list-skeleton"
      data-variant={variant}
      style={{ '--line': `${rowHeights.line}px`, '--two-lines': `${rowHeights.twoLines}px`, ...style }}
      {...rest}
    >
      {placesOf(count).map((index) => (
        // Grey rows differ in nothing but their place.
        <Row key={index}>
          <Skeleton shape="circle" width="18px" height="18px" />
          {before}
          <Skeleton width={`${widths[index % widths.length]}%`} data-part="title" />
          {after === undefined ? null : <div data-part="after">{after}</div>}
        </Row>
      ))}
    </Frame>
  );
}

const Frame = styled.div`
  &[data-variant='card'] {
    border: 1px solid ${token('border.subtle')};
    border-radius: ${token('radius.lg')};
    background: ${token('surface.card')};
  }
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space.3')};
  block-size: var(--line);
  padding-inline: 44px ${token('space.4')};
  border-block-end: 1px solid ${token('border.subtle')};
  [data-variant='card'] > & {
    gap: ${token('space.4')};
    padding-inline-start: 40px;
    &:last-child {
      border-block-end: 0;
    }
    & > [data-part='title'] {
      max-inline-size: 52%;
    }
  }
  & > [data-part='after'] {
    display: flex;
    align-items: center;
    gap: ${token('space.4')};
    margin-inline-start: auto;
  }
  ${below('sm')} {
    block-size: var(--two-lines);
    padding-inline: ${token('space.4')};
    [data-variant='card'] > & {
      padding-inline-start: ${token('space.4')};
    }
    & [data-part='wide'] {
      display: none;
    }
  }
`;
