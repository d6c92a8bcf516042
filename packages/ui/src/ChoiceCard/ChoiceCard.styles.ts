import { styled } from 'styled-components';
import { token, type } from '../tokens';

export const Heading = styled.span`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${token('space.1')};
  min-inline-size: 0;
  overflow-wrap: anywhere;
  ${type('body-medium')}
`;

export const Description = styled.span`
  color: ${token('text.secondary')};
  ${type('small')}
`;

export const Price = styled.span`
  margin-block-start: ${token('space.1')};
  ${type('body-medium')}
  font-variant-numeric: tabular-nums;
`;

/** The circle or the box at the end corner; the card around it is the control. */
export const Mark = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 18px;
  block-size: 18px;
  border: 1.5px solid ${token('border.control')};
  border-radius: ${token('radius.full')};
  background: ${token('surface.card')};
  color: transparent;
  [data-kind='checkbox'] > & {
    border-radius: 5px;
  }
  [data-selected] > & {
    border-color: ${token('accent.indicator')};
    background: ${token('accent.indicator')};
    color: ${token('accent.on-indicator')};
  }
  [data-selected][data-kind='radio'] > &::after {
    content: '';
    inline-size: 8px;
    block-size: 8px;
    border-radius: inherit;
    background: currentColor;
  }
  [data-disabled] > & {
    border-color: ${token('border.strong')};
    background: ${token('fill.disabled')};
    color: transparent;
  }
  [data-disabled][data-selected] > & {
    color: ${token('text.disabled')};
  }
  @media (forced-colors: active) {
    [data-selected] > & {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
    }
  }
`;

export const Frame = styled.label`
  position: relative;
  display: flex;
  gap: ${token('space.3')};
  align-items: flex-start;
  box-sizing: border-box;
  min-inline-size: 0;
  block-size: 100%;
  padding: ${token('space.4')};
  border-radius: ${token('radius.lg')};
  background: ${token('surface.card')};
  box-shadow: inset 0 0 0 1px ${token('border.control')};
  color: ${token('text.primary')};
  cursor: pointer;
  transition: box-shadow ${token('duration.fast')} ${token('easing.standard')};
  & > svg {
    color: ${token('text.secondary')};
  }
  &[data-hovered] {
    box-shadow: inset 0 0 0 1px ${token('border.control-hover')};
  }
  &[data-pressed] {
    background: ${token('fill.pressed')};
  }
  &[data-selected] {
    background: ${token('fill.selected')};
    box-shadow: inset 0 0 0 2px ${token('border.accent')};
  }
  &[data-selected] > svg {
    color: ${token('text.accent')};
  }
  &[data-invalid]:not([data-selected], [data-disabled]) {
    box-shadow: inset 0 0 0 1px ${token('danger.indicator')};
  }
  &[data-focus-visible] {
    outline: 2px solid ${token('focus.ring')};
    outline-offset: 2px;
  }
  &[data-disabled] {
    background: ${token('fill.disabled')};
    box-shadow: inset 0 0 0 1px ${token('border.default')};
    color: ${token('text.disabled')};
    cursor: default;
  }
  &[data-disabled] ${Description}, &[data-disabled] > svg {
    color: inherit;
  }
  @media (forced-colors: active) {
    border: 1px solid ButtonText;
    &[data-selected] {
      border: 2px solid Highlight;
    }
  }
`;
