import type { ComponentProps, ReactNode } from 'react';
import { css, keyframes, styled, type RuleSet } from 'styled-components';
import { useKitMessages } from '../messages';
import { placesOf } from './placesOf';
import { token } from '../tokens';
import { VisuallyHidden } from '../VisuallyHidden';

export const skeletonShapes = ['text', 'circle', 'box', 'rows', 'chart'] as const;
export type SkeletonShape = (typeof skeletonShapes)[number];

export interface SkeletonProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** `rows` are rows of a list or table, `chart` the bars of a chart. @default 'text' */
  shape?: SkeletonShape;
  /** Lines of text, rows or bars. @default 1 for text, 5 for rows, 12 for charts */
  count?: number;
  /** Any CSS length. @default the whole width; 40px for a circle */
  width?: string;
  /** Of a box, circle, row or chart: any CSS length. */
  height?: string;
}

/** Shares of the line that text fills, so that a paragraph does not look like a wall. */
const textWidths = [0.9, 0.75, 0.84, 0.62];
const barHeights = [0.42, 0.58, 0.5, 0.74, 0.66, 0.9, 0.7, 0.82, 0.6, 0.78, 0.54, 0.68];
const counts: Record<SkeletonShape, number> = { text: 1, circle: 1, box: 1, rows: 5, chart: 12 };

const percent = (shares: number[], index: number) => `${(shares[index % shares.length] ?? 1) * 100}%`;

/** A grey shape with the box of the content it stands for. Put it into a `SkeletonGroup`. */
export function Skeleton({ shape = 'text', count = counts[shape], width, height, ...rest }: SkeletonProps) {
  return (
    <Frame
      aria-hidden
      $shape={shape}
      {...rest}
      style={{
        '--qd-skeleton-inline-size': width,
        '--qd-skeleton-block-size': shape === 'chart' || shape === 'box' ? height : undefined,
        ...rest.style,
      }}
    >
      {placesOf(count).map((index) => (
        // Grey bars differ in nothing but their place.
        <Bone key={index} $shape={shape} style={boneStyle(shape, index, width, height)} />
      ))}
    </Frame>
  );
}

/** The box of one bone; what is not said here is in the style of its shape. */
function boneStyle(shape: SkeletonShape, index: number, width?: string, height?: string): BoneStyle {
  const styles: Record<SkeletonShape, BoneStyle> = {
    text: { '--qd-bone-inline-size': width === undefined ? percent(textWidths, index) : '100%' },
    circle: { '--qd-bone-inline-size': width ?? '40px', '--qd-bone-block-size': height ?? width ?? '40px' },
    box: { '--qd-bone-block-size': '100%' },
    rows: { '--qd-bone-block-size': height ?? token('row.list') },
    chart: { '--qd-bone-block-size': percent(barHeights, index) },
  };
  return styles[shape];
}

type BoneStyle = Partial<Record<'--qd-bone-inline-size' | '--qd-bone-block-size', string>>;

export interface SkeletonGroupProps extends ComponentProps<'div'> {
  children: ReactNode;
  /** What is awaited. @default the kit's word for "Loading" */
  label?: string;
}

/** Holds the skeleton of one region: says "Loading" once, politely, and marks the region as busy. */
export function SkeletonGroup({ children, label, ...rest }: SkeletonGroupProps) {
  const messages = useKitMessages();
  return (
    <div {...rest}>
      <VisuallyHidden as="output">{label ?? messages.loading}</VisuallyHidden>
      <div aria-busy data-part="bones">
        {children}
      </div>
    </div>
  );
}

const frames: Record<SkeletonShape, RuleSet> = {
  text: css`
    gap: 0.5em;
    padding-block: 0.25em;
  `,
  circle: css`
    display: inline-grid;
  `,
  box: css`
    block-size: var(--qd-skeleton-block-size, 96px);
  `,
  rows: css`
    gap: ${token('space.2')};
  `,
  chart: css`
    grid-auto-flow: column;
    grid-auto-columns: 1fr;
    align-items: end;
    gap: ${token('space.2')};
    block-size: var(--qd-skeleton-block-size, 160px);
  `,
};

/** Of opacity alone: a moving gradient is painted anew in every frame, while the page is busy starting. */
const shimmer = keyframes`50% { opacity: 0.6; }`;

const Frame = styled.span<{ $shape: SkeletonShape }>`
  display: grid;
  inline-size: var(--qd-skeleton-inline-size);
  animation: ${shimmer} 1.6s ${token('easing.standard')} infinite;
  ${(p) => frames[p.$shape]}
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
  [data-motion='reduce'] & {
    animation: none;
  }
`;

const bones: Record<SkeletonShape, RuleSet> = {
  text: css`
    block-size: 0.85em;
    border-radius: ${token('radius.sm')};
  `,
  circle: css`
    border-radius: ${token('radius.full')};
  `,
  box: css`
    border-radius: ${token('radius.md')};
  `,
  rows: css`
    border-radius: ${token('radius.md')};
  `,
  chart: css`
    border-start-start-radius: ${token('radius.xs')};
    border-start-end-radius: ${token('radius.xs')};
  `,
};

const Bone = styled.span<{ $shape: SkeletonShape }>`
  inline-size: var(--qd-bone-inline-size);
  block-size: var(--qd-bone-block-size);
  background: ${token('fill.neutral')};
  ${(p) => bones[p.$shape]}
  @media (forced-colors: active) {
    outline: 1px solid GrayText;
  }
`;
