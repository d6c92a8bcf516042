import { css, styled } from 'styled-components';
import { hues, type Hue } from '../hues';
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

const ofHue = (hue: Hue) => css`
  &[data-hue='${hue}'] {
    ${paint(token(`label.${hue}.text`), token(`label.${hue}.background`), token(`label.${hue}.border`), token(`label.${hue}.dot`))}
  }
`;

/** Nothing here depends on properties, so that rows of long lists pay for no styles of their own. */
export const Frame = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token('space.1')};
  max-inline-size: 100%;
  border: 1px solid transparent;
  border-radius: ${token('radius.sm')};
  color: var(--qd-tag-text);
  background: var(--qd-tag-background);
  ${paint(token('text.secondary'), token('fill.neutral'), token('border.control'), token('text.tertiary'))}
  ${hues.map(ofHue)}
  &[data-variant='outline'] {
    border-color: var(--qd-tag-border);
    background: none;
  }
  &[data-size='sm'] {
    min-block-size: 20px;
    padding-inline: ${token('space.1-5')};
    ${type('caption')}
  }
  &[data-size='md'] {
    min-block-size: 24px;
    padding-inline: ${token('space.2')};
    ${type('small')}
  }
  &[data-size='lg'] {
    min-block-size: 32px;
    padding-inline: ${token('space.3')};
    ${type('small-medium')}
  }
  & > [data-part='label'] {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  &[data-variant='dot']::before {
    content: '';
    flex: none;
    inline-size: 6px;
    block-size: 6px;
    border-radius: 50%;
    background: var(--qd-tag-dot);
  }
  @media (forced-colors: active) {
    border-color: CanvasText;
    &[data-variant='dot']::before {
      background: CanvasText;
    }
  }
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
