import { css, styled } from 'styled-components';
import { ButtonFrame } from '../Button/Button.styles';
import { token, type } from '../tokens';

export const iconButtonVariants = ['ghost', 'secondary', 'primary', 'subtle', 'danger-ghost'] as const;
export type IconButtonVariant = (typeof iconButtonVariants)[number];

/** Makes a button as wide as it is high. */
export const squareLook = css`
  inline-size: var(--qd-button-height);
  block-size: var(--qd-button-height);
  padding-inline: 0;
  @media (pointer: coarse) {
    &::after {
      inline-size: max(100%, 44px);
    }
  }
  @media (forced-colors: active) {
    border-color: transparent;
    &:hover,
    &:focus-visible {
      border-color: ButtonText;
    }
  }
`;

export const SquareFrame = styled(ButtonFrame)`
  ${squareLook}
`;

/**
 * A count on the corner of a button; the ring cuts it out of the ground. It is drawn from `data-count`:
 * the name of the button says the whole number, and "99+" must not be part of it.
 */
export const CornerBadge = styled.span`
  position: absolute;
  inset-block-start: 1px;
  inset-inline-end: 1px;
  min-inline-size: 16px;
  block-size: 16px;
  padding-inline: ${token('space.1')};
  border-radius: ${token('radius.full')};
  background: ${token('accent.solid')};
  color: ${token('accent.on-solid')};
  box-shadow: 0 0 0 2px var(--qd-icon-button-ring, ${token('surface.sheet')});
  ${type('overline')}
  line-height: 16px;
  letter-spacing: 0;
  font-weight: ${token('weight.semibold')};
  font-variant-numeric: tabular-nums;
  text-align: center;
  pointer-events: none;
  &::before {
    content: attr(data-count);
  }
  @media (forced-colors: active) {
    border: 1px solid ButtonText;
    line-height: 14px;
  }
`;
