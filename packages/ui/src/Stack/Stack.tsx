import type { ComponentProps } from 'react';
import { css, styled, type RuleSet } from 'styled-components';
import { from, token, type Breakpoint, type ScaleToken } from '../tokens';

type SpaceToken = Extract<ScaleToken, `space.${string}`>;
/** A step of the space scale: "2" is 8 px, "1-5" is 6 px. */
export type Space = SpaceToken extends `space.${infer Step}` ? Step : never;

/** One value, or one for each width of the window and up; `base` holds below the first. */
export type Responsive<T> = T | ({ base: T } & Partial<Record<Breakpoint, T>>);

type Align = 'start' | 'center' | 'end' | 'stretch' | 'baseline';
type Justify = 'start' | 'center' | 'end' | 'between';

interface ElementChoice {
  /** @default 'div' */
  as?: 'div' | 'ul' | 'ol' | 'li' | 'dl' | 'p' | 'header' | 'footer' | 'nav' | 'section';
}

interface Arrangement extends ElementChoice {
  /** Space between the children. @default '4' in stacks, '2' in lines */
  gap?: Responsive<Space>;
  /** Across the direction. @default 'stretch' in stacks, 'center' in lines */
  align?: Align;
  /** Along the direction. @default 'start' */
  justify?: Justify;
}

const justifications: Record<Justify, string> = {
  start: 'flex-start',
  center: 'center',
  end: 'flex-end',
  between: 'space-between',
};

const alignments: Record<Align, string> = {
  start: 'flex-start',
  center: 'center',
  end: 'flex-end',
  stretch: 'stretch',
  baseline: 'baseline',
};

const space = (step: Space) => token(`space.${step}`);

/** Declarations of one property for each width it changes at. */
function responsive<T>(value: Responsive<T>, declare: (one: T) => string): RuleSet {
  if (typeof value !== 'object' || value === null || !('base' in value)) {
    return css`
      ${declare(value)}
    `;
  }
  const { base, ...wider } = value;
  return css`
    ${declare(base)}
    ${(['sm', 'md', 'lg', 'xl'] as const).map((breakpoint) => {
      const one = (wider as Partial<Record<Breakpoint, T>>)[breakpoint];
      return one === undefined ? '' : `${from(breakpoint)}{${declare(one)}}`;
    })}
  `;
}

export interface StackProps extends Arrangement, ComponentProps<'div'> {}

/** Children below one another. */
export function Stack({ gap = '4', align = 'stretch', justify = 'start', ...rest }: StackProps) {
  return <Column $gap={gap} $align={align} $justify={justify} {...rest} />;
}

export interface InlineProps extends Arrangement, ComponentProps<'div'> {
  /** Whether children go to the next line. @default true */
  wrap?: boolean;
}

/** Children beside one another. */
export function Inline({ gap = '2', align = 'center', justify = 'start', wrap = true, ...rest }: InlineProps) {
  return <Row $gap={gap} $align={align} $justify={justify} $wrap={wrap} {...rest} />;
}

export interface AutoGridProps extends ElementChoice, ComponentProps<'div'> {
  /** Space between the cells. @default '4' */
  gap?: Responsive<Space>;
  /** Number of columns. @default as many as fit with `minWidth` */
  columns?: Responsive<number>;
  /** Least width of a cell: any CSS length. @default '240px' */
  minWidth?: string;
}

/** Children in columns of equal width. */
export function Grid({ gap = '4', columns, minWidth = '240px', ...rest }: AutoGridProps) {
  return <Cells $gap={gap} $columns={columns} $minWidth={minWidth} {...rest} />;
}

export const containerWidths = ['prose', 'form', 'narrow', 'content', 'wide'] as const;
export type ContainerWidth = (typeof containerWidths)[number];

export interface ContainerProps extends ComponentProps<'div'> {
  /** 680, 560, 880, 1200 or 1440 px at most. @default 'content' */
  width?: ContainerWidth;
}

/** Holds a page's content in the middle, with the page's gutters. */
export function Container({ width = 'content', ...rest }: ContainerProps) {
  return <Middle $width={width} {...rest} />;
}

interface FlexProps {
  $gap: Responsive<Space>;
  $align: Align;
  $justify: Justify;
}

const flex = css<FlexProps>`
  display: flex;
  min-inline-size: 0;
  align-items: ${(p) => alignments[p.$align]};
  justify-content: ${(p) => justifications[p.$justify]};
  ${(p) => responsive(p.$gap, (step) => `gap:${space(step)};`)}
`;

const Column = styled.div<FlexProps>`
  ${flex}
  flex-direction: column;
`;

const Row = styled.div<FlexProps & { $wrap: boolean }>`
  ${flex}
  flex-wrap: ${(p) => (p.$wrap ? 'wrap' : 'nowrap')};
`;

const Cells = styled.div<{
  $gap: Responsive<Space>;
  $columns: Responsive<number> | undefined;
  $minWidth: string;
}>`
  display: grid;
  ${(p) =>
    p.$columns === undefined
      ? `grid-template-columns: repeat(auto-fill, minmax(min(${p.$minWidth}, 100%), 1fr));`
      : responsive(p.$columns, (count) => `grid-template-columns:repeat(${count},minmax(0,1fr));`)}
  ${(p) => responsive(p.$gap, (step) => `gap:${space(step)};`)}
`;

const Middle = styled.div<{ $width: ContainerWidth }>`
  inline-size: 100%;
  max-inline-size: calc(${(p) => token(`container.${p.$width}`)} + 2 * ${token('page.gutter')});
  margin-inline: auto;
  padding-inline: ${token('page.gutter')};
`;
