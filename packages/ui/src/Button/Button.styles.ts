import { css, styled, type RuleSet } from 'styled-components';
import { byScheme, token, type } from '../tokens';

export const buttonVariants = ['primary', 'secondary', 'subtle', 'ghost', 'danger', 'danger-ghost', 'link'] as const;
export type ButtonVariant = (typeof buttonVariants)[number];

export const buttonSizes = ['xs', 'sm', 'md', 'lg'] as const;
export type ButtonSize = (typeof buttonSizes)[number];

// A button that is disabled or pending answers neither pointer nor key. That of a trigger stays pressed while it is open.
const hovered = '&:hover:where(:not(:disabled, [data-pending]))';
const held = '&:is(:active, [data-pressed]):where(:not(:disabled, [data-pending]))';

/** Rest, hover and press of a filled button. */
const fills = (text: string, rest: string, hover: string, pressed: string) => css`
  color: ${text};
  background: ${rest};
  @media (hover: hover) {
    ${hovered} {
      background: ${hover};
    }
  }
  ${held} {
    background: ${pressed};
  }
`;

/** Rest, hover and press of a button that shows its ground: the fill lies over whatever is below. */
const overlay = (text: string) => fills(text, 'transparent', token('fill.hover'), token('fill.pressed'));

const variants: Record<ButtonVariant, RuleSet> = {
  primary: fills(
    token('accent.on-solid'),
    token('accent.solid'),
    token('accent.solid-hover'),
    token('accent.solid-pressed'),
  ),
  secondary: css`
    ${fills(
      token('text.primary'),
      byScheme('surface.card', 'fill.neutral'),
      byScheme('fill.neutral', 'fill.neutral-hover'),
      token('fill.neutral-pressed'),
    )}
    box-shadow: ${token('raised.shadow')};
  `,
  subtle: fills(
    token('accent.text'),
    token('accent.subtle'),
    token('accent.subtle-hover'),
    token('accent.subtle-pressed'),
  ),
  ghost: css`
    ${overlay(token('text.primary'))}
    /* What it opened is open. */
    &&[aria-haspopup][aria-expanded='true'] {
      color: ${token('text.accent-strong')};
      background: ${token('fill.selected')};
    }
  `,
  danger: fills(
    token('danger.on-solid'),
    token('danger.solid'),
    token('danger.solid-hover'),
    token('danger.solid-pressed'),
  ),
  'danger-ghost': overlay(token('danger.text')),
  link: css`
    ${fills(token('text.link'), 'transparent', 'transparent', 'transparent')}
    text-decoration: underline;
    text-underline-offset: 3px;
    /* Whatever its size: it stands in a line of text. */
    && {
      padding-inline: ${token('space.1')};
    }
    &&:disabled {
      color: ${token('text.secondary')};
      background: none;
      text-decoration: none;
    }
  `,
};

const sizes: Record<ButtonSize, RuleSet> = {
  xs: css`
    --qd-button-height: ${token('control.xs')};
    padding-inline: ${token('control-padding.xs')};
    border-radius: ${token('radius.sm')};
    ${type('caption-medium')}
  `,
  sm: css`
    --qd-button-height: ${token('control.sm')};
    padding-inline: ${token('control-padding.sm')};
    border-radius: ${token('radius.sm')};
    ${type('small-medium')}
  `,
  md: css`
    --qd-button-height: ${token('control.md')};
    padding-inline: ${token('control-padding.md')};
    border-radius: ${token('radius.md')};
    ${type('body-medium')}
  `,
  lg: css`
    --qd-button-height: ${token('control.lg')};
    padding-inline: ${token('control-padding.lg')};
    border-radius: 10px;
    ${type('body-medium')}
  `,
};

/** The frame that buttons and links that look like one share. */
export const ButtonFrame = styled.button<{
  $variant: ButtonVariant;
  $size: ButtonSize;
  $isFullWidth: boolean;
}>`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${token('space.2')};
  flex: none;
  inline-size: ${(p) => (p.$isFullWidth ? '100%' : 'auto')};
  min-block-size: var(--qd-button-height);
  margin: 0;
  border: 0;
  white-space: nowrap;
  text-decoration: none;
  cursor: pointer;
  user-select: none;
  transition: background ${token('duration.micro')} ${token('easing.standard')};
  ${(p) => variants[p.$variant]}
  ${(p) => sizes[p.$size]}

  &::after {
    /* The hit area of a small button reaches the minimum without moving its neighbours. */
    content: '';
    position: absolute;
    inset: 50% auto auto 50%;
    inline-size: max(100%, 24px);
    block-size: max(100%, 24px);
    transform: translate(-50%, -50%);
  }
  @media (pointer: coarse) {
    &::after {
      block-size: max(100%, 44px);
    }
  }
  ${held} {
    translate: 0 0.5px;
  }
  &:focus-visible {
    outline: 2px solid ${token('focus.ring')};
    outline-offset: 2px;
  }
  &:disabled {
    color: ${token('text.disabled')};
    background: ${token('fill.disabled')};
    box-shadow: none;
    cursor: default;
  }
  &[data-pending] {
    cursor: progress;
  }
  & > [data-part='label'] {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  & > [data-part='hint'] {
    /* Lighter by its weight: with less of the label's color it would be too faint on the accent (4 to 1). */
    font-weight: ${token('weight.regular')};
    font-variant-numeric: tabular-nums;
  }
  @media (prefers-reduced-motion: reduce) {
    ${held} {
      translate: none;
    }
  }
  @media (forced-colors: active) {
    border: 1px solid ButtonText;
  }
`;
