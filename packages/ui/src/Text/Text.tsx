import type { ComponentProps } from 'react';
import { Body, Headline, type TextTone, type TextWeight } from './Text.styles';
import type { TypeRole } from '../tokens';

interface Look {
  /** @default 'primary' */
  tone?: TextTone;
  /** @default that of the variant */
  weight?: TextWeight;
  /** Cuts after this many lines; the whole text is then the title. */
  lines?: 1 | 2 | 3 | 4;
}

export interface TextProps extends Look, Omit<ComponentProps<'span'>, 'ref'> {
  /** Role of the type scale. @default 'body' */
  variant?: TypeRole;
  /** Figures of equal width. @default false */
  isNumeric?: boolean;
  /** @default 'span' */
  as?: 'span' | 'p' | 'div' | 'strong' | 'em' | 'small' | 'time' | 'label' | 'code';
}

/** The whole text, when it may be cut. */
const titleOf = (children: unknown, lines: number | undefined) =>
  lines !== undefined && typeof children === 'string' ? children : undefined;

/** Text in a role of the type scale. */
export function Text({ variant = 'body', tone = 'primary', weight, lines, isNumeric = false, ...rest }: TextProps) {
  return (
    <Body
      title={titleOf(rest.children, lines)}
      $variant={variant}
      $tone={tone}
      $weight={weight}
      $lines={lines}
      data-numeric={isNumeric ? '' : undefined}
      {...rest}
    />
  );
}

export interface HeadingProps extends Look, ComponentProps<'h2'> {
  /** Place in the page's outline. */
  level: 1 | 2 | 3 | 4 | 5 | 6;
  /** How it looks, whatever its level is. @default of the level: title-2, title-3, title-4, title-5 */
  variant?: TypeRole;
}

const variantOfLevel: Record<HeadingProps['level'], TypeRole> = {
  1: 'title-2',
  2: 'title-3',
  3: 'title-4',
  4: 'title-5',
  5: 'title-5',
  6: 'title-5',
};

/** A heading: its level says where it stands, its variant how it looks. */
export function Heading({
  level,
  variant = variantOfLevel[level],
  tone = 'primary',
  weight,
  lines,
  ...rest
}: HeadingProps) {
  return (
    <Headline
      as={`h${level}`}
      title={titleOf(rest.children, lines)}
      $variant={variant}
      $tone={tone}
      $weight={weight}
      $lines={lines}
      {...rest}
    />
  );
}
