import { css, styled, type RuleSet } from 'styled-components';
import type { Hue } from '../hues';
import { token, type } from '../tokens';

export const tagVariants = ['dot', 'tint', 'outline'] as const;
export type TagVariant = (typeof tagVariants)[number];

export const tagSizes = ['sm', 'md', 'lg'] as const;
export type TagSize = (typeof tagSizes)[number];

/** Fills a hue's colours into the properties that the variants read. */
const paint = (text: string, background: string, border: string, dot: string) => css`
  --qd-tag-text: ${text};
  --qd-tag-background: ${background};
  --qd-tag-border: ${border};
  --qd-tag-dot: ${dot};
`;

const neutral = paint(token('text.secondary'), token('fill.neutral'), token('border.control'), token('text.tertiary'));

const hues: Record<Hue, RuleSet> = {
  ultramarine: paint(
    token('label.ultramarine.text'),
    token('label.ultramarine.background'),
    token('label.ultramarine.border'),
    token('label.ultramarine.dot'),
  ),
  teal: paint(
    token('label.teal.text'),
    token('label.teal.background'),
    token('label.teal.border'),
    token('label.teal.dot'),
  ),
  rose: paint(
    token('label.rose.text'),
    token('label.rose.background'),
    token('label.rose.border'),
    token('label.rose.dot'),
  ),
  purple: paint(
    token('label.purple.text'),
    token('label.purple.background'),
    token('label.purple.border'),
    token('label.purple.dot'),
  ),
  amber: paint(
    token('label.amber.text'),
    token('label.amber.background'),
    token('label.amber.border'),
    token('label.amber.dot'),
  ),
  green: paint(
    token('label.green.text'),
    token('label.green.background'),
    token('label.green.border'),
    token('label.green.dot'),
  ),
  orange: paint(
    token('label.orange.text'),
    token('label.orange.background'),
    token('label.orange.border'),
    token('label.orange.dot'),
  ),
  red: paint(token('label.red.text'), token('label.red.background'), token('label.red.border'), token('label.red.dot')),
  sky: paint(token('label.sky.text'), token('label.sky.background'), token('label.sky.border'), token('label.sky.dot')),
};

const filled = css`
  color: var(--qd-tag-text);
  background: var(--qd-tag-background);
`;

const variants: Record<TagVariant, RuleSet> = {
  dot: filled,
  tint: filled,
  outline: css`
    color: var(--qd-tag-text);
    border-color: var(--qd-tag-border);
  `,
};

const sizes: Record<TagSize, RuleSet> = {
  sm: css`
    min-block-size: 20px;
    padding-inline: ${token('space.1-5')};
    ${type('caption')}
  `,
  md: css`
    min-block-size: 24px;
    padding-inline: ${token('space.2')};
    ${type('small')}
  `,
  lg: css`
    min-block-size: 32px;
    padding-inline: ${token('space.3')};
    ${type('small-medium')}
  `,
};

export const Frame = styled.span<{ $size: TagSize; $variant: TagVariant; $hue: Hue | undefined }>`
  ${(p) => (p.$hue ? hues[p.$hue] : neutral)}
  display: inline-flex;
  align-items: center;
  gap: ${token('space.1')};
  max-inline-size: 100%;
  border: 1px solid transparent;
  border-radius: ${token('radius.sm')};
  ${(p) => sizes[p.$size]}
  ${(p) => variants[p.$variant]}
  & > [data-part='dot'] {
    flex: none;
    inline-size: 6px;
    block-size: 6px;
    border-radius: 50%;
    background: var(--qd-tag-dot);
  }
  @media (forced-colors: active) {
    border-color: CanvasText;
    & > [data-part='dot'] {
      background: CanvasText;
    }
  }
`;

export const Label = styled.span`
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Remove = styled.button`
  position: relative;
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: 18px;
  block-size: 18px;
  margin-inline-end: -4px;
  padding: 0;
  border: 0;
  border-radius: ${token('radius.xs')};
  color: inherit;
  background: transparent;
  cursor: pointer;
  &:hover {
    background: ${token('fill.hover')};
  }
  &:active {
    background: ${token('fill.pressed')};
  }
  &::after {
    content: '';
    position: absolute;
    inset: -3px;
  }
  &:focus-visible {
    outline: 2px solid ${token('focus.ring')};
    outline-offset: 0;
  }
  @media (pointer: coarse) {
    &::after {
      inset: -13px;
    }
  }
`;
