import { keyframes, styled } from 'styled-components';
import { token } from '../tokens';

const slide = keyframes`
  from { translate: -100% 0; }
  to { translate: 350% 0; }
`;

/** A line along the upper edge of what is awaited or refreshed; its parent is its place. */
export const ProgressLine = styled.div`
  position: absolute;
  inset-block-start: 0;
  inset-inline: 0;
  block-size: 2px;
  overflow: hidden;
  z-index: ${token('layer.raised')};
  &::before {
    content: '';
    display: block;
    inline-size: 30%;
    block-size: 100%;
    border-radius: ${token('radius.full')};
    background: ${token('accent.indicator')};
    animation: ${slide} 1.2s ${token('easing.standard')} infinite;
  }
  @media (prefers-reduced-motion: reduce) {
    &::before {
      inline-size: 100%;
      opacity: 0.5;
      animation: none;
    }
  }
  [data-motion='reduce'] &::before {
    inline-size: 100%;
    opacity: 0.5;
    animation: none;
  }
  @media (forced-colors: active) {
    &::before {
      background: Highlight;
    }
  }
`;
