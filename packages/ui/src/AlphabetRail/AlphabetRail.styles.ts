import { styled } from 'styled-components';
import { token, type } from '../tokens';

export const Root = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  inline-size: 24px;
  max-block-size: 100%;
  border-radius: ${token('radius.sm')};
  cursor: pointer;
  /* A finger on it chooses letters and does not scroll. */
  touch-action: none;
  user-select: none;
  -webkit-user-select: none;
  &[aria-disabled] {
    cursor: default;
  }
  & > [data-part='letters'] {
    position: relative;
    display: flex;
    flex-direction: column;
    min-block-size: 0;
  }
  & [data-part='letter'] {
    position: relative;
    display: grid;
    place-items: center;
    flex: 0 1 24px;
    min-block-size: 11px;
    border-radius: ${token('radius.sm')};
    color: ${token('text.secondary')};
    ${type('caption-medium')}
    line-height: 1;
  }
  & [data-part='letter'][data-disabled] {
    color: ${token('text.disabled')};
    font-weight: ${token('weight.regular')};
  }
  @media (hover: hover) {
    & [data-part='letter']:hover:not([data-disabled], [data-current]) {
      color: ${token('text.primary')};
      background: ${token('fill.hover')};
    }
  }
  & [data-part='letter'][data-current] {
    color: ${token('accent.on-solid')};
    background: ${token('accent.solid')};
  }
  /* Where not all have the room, every second one is a dot; the pointer still finds each. */
  @media (max-height: 520px) {
    & [data-part='letter']:nth-child(even):not([data-current]) {
      font-size: 0;
      &::before {
        content: '·';
        font-size: 12px;
      }
    }
  }
  /* A wider place to put a finger. */
  &::after {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline: -2px;
  }
  @media (pointer: coarse) {
    &::after {
      inset-inline: -10px;
    }
  }
  & [data-part='bubble'] {
    position: absolute;
    inset-inline-end: calc(100% + ${token('space.3')});
    z-index: ${token('layer.raised')};
    display: grid;
    place-items: center;
    inline-size: 52px;
    block-size: 52px;
    translate: 0 -50%;
    border-radius: ${token('radius.full')};
    color: ${token('accent.on-solid')};
    background: ${token('accent.solid')};
    box-shadow: ${token('elevation.3')};
    pointer-events: none;
    ${type('title-2')}
  }
  @media (forced-colors: active) {
    & [data-part='letter'][data-disabled] {
      color: GrayText;
    }
    & [data-part='letter'][data-current] {
      forced-color-adjust: none;
      color: HighlightText;
      background: Highlight;
    }
    & [data-part='bubble'] {
      border: 1px solid CanvasText;
    }
  }
`;
