import { css } from 'styled-components';
import { token, type } from '../tokens';

// Apart from the parts on React Aria, so that what holds their place is drawn without these.

export const groupStyle = css`
  display: flex;
  flex-direction: column;
  &[data-variant='boxed'] {
    --qd-disclosure-inset: ${token('space.5')};
    --qd-disclosure-row: 52px;
    overflow: clip;
    border-radius: ${token('radius.lg')};
    background: ${token('surface.card')};
    box-shadow: ${token('elevation.0')};
  }
  & > * {
    min-inline-size: 0;
    border-block-end: 1px solid ${token('border.subtle')};
  }
  & > :first-child {
    border-block-start: 1px solid ${token('border.subtle')};
  }
  &[data-variant='boxed'] > :first-child {
    border-block-start: 0;
  }
  &[data-variant='boxed'] > :last-child {
    border-block-end: 0;
  }
`;

export const titleStyle = css`
  margin: 0;
  font: inherit;
`;

/** The row that opens; `data-expanded` on what only holds its place. */
export const triggerStyle = css`
  display: flex;
  align-items: center;
  gap: ${token('space.3')};
  box-sizing: border-box;
  inline-size: 100%;
  min-block-size: var(--qd-disclosure-row, 44px);
  padding: ${token('space.2')} var(--qd-disclosure-inset, ${token('space.2')});
  border: 0;
  border-radius: ${token('radius.sm')};
  background: none;
  color: ${token('text.primary')};
  ${type('body-medium')}
  text-align: start;
  cursor: pointer;
  & > [data-part='label'] {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & > [data-part='hint'] {
    color: ${token('text.secondary')};
    ${type('small')}
  }
  & > svg {
    color: ${token('text.tertiary')};
  }
  & > [data-part='chevron'] {
    transition: rotate ${token('duration.base')} ${token('easing.standard')};
  }
  &:is([aria-expanded='true'], [data-expanded]) > [data-part='chevron'] {
    rotate: 180deg;
  }
  &[data-hovered] {
    background: ${token('fill.hover')};
  }
  &[data-pressed] {
    background: ${token('fill.pressed')};
  }
  /* Also where the focus was given by a script, which React Aria does not mark: further out, a box would cut it. */
  &:focus-visible,
  &[data-focus-visible] {
    outline: 2px solid ${token('focus.ring')};
    outline-offset: -2px;
  }
  &[data-disabled] {
    color: ${token('text.disabled')};
    cursor: default;
  }
  @media (prefers-reduced-motion: reduce) {
    & > [data-part='chevron'] {
      transition: none;
    }
  }
`;

export const innerStyle = css`
  padding: ${token('space.1')} var(--qd-disclosure-inset, ${token('space.2')}) ${token('space.5')};
  color: ${token('text.secondary')};
  ${type('body')}
  text-wrap: pretty;
`;
