import { token } from '../tokens';

/** The look of buttons inside a field: a small square, 24 px high to see, 44 to hit with a finger. */
export const fieldButton = `
  position: relative;
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 24px;
  block-size: 24px;
  margin: 0;
  margin-inline-end: calc(var(--qd-field-padding, 0px) * -1 + 5px);
  padding: 0;
  border: 0;
  border-radius: ${token('radius.xs')};
  background: none;
  color: ${token('text.secondary')};
  cursor: pointer;
  &[data-hovered] {
    background: ${token('fill.hover')};
  }
  &[data-pressed] {
    background: ${token('fill.pressed')};
  }
  &[data-focus-visible] {
    outline: 2px solid ${token('focus.ring')};
    outline-offset: -1px;
  }
  &[data-disabled] {
    color: ${token('text.disabled')};
    cursor: default;
  }
  @media (pointer: coarse) {
    &::after {
      content: '';
      position: absolute;
      inset: -10px;
    }
  }
`;
