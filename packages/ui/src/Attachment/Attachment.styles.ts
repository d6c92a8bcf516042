import { styled } from 'styled-components';
import { token, type } from '../tokens';

export const Frame = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${token('space.2')};
  box-sizing: border-box;
  inline-size: 226px;
  max-inline-size: 100%;
  min-block-size: 56px;
  padding: ${token('space.1-5')} ${token('space.2')};
  border-radius: ${token('radius.md')};
  color: ${token('text.secondary')};
  background: ${token('surface.card')};
  box-shadow: ${token('elevation.0')};
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

export const Facts = styled.div`
  flex: 1;
  min-inline-size: 0;
  ${type('caption')}
  & > [data-part='name'] {
    color: ${token('text.primary')};
    ${type('small-medium')}
  }
  & > [data-part='size'] {
    font-variant-numeric: tabular-nums;
  }
  & > [data-part='error'] {
    display: flex;
    gap: ${token('space.1')};
    color: ${token('danger.text')};
    overflow-wrap: anywhere;
  }
  & > [data-part='error'] > svg {
    margin-block-start: 1px;
  }
  & > [role='progressbar'] {
    gap: ${token('space.1-5')};
  }
  & > [role='progressbar'] > [data-part='value'] {
    ${type('caption')}
  }
`;

/** Over the glyph while the card is pointed at or has the focus; beside it where nothing can be pointed at. */
export const DownloadLink = styled.a`
  position: absolute;
  inset-inline-start: ${token('space.2')};
  inset-block-start: calc(50% - 18px);
  display: grid;
  place-items: center;
  inline-size: 36px;
  block-size: 36px;
  margin: 0;
  padding: 0;
  border: 0;
  border-radius: ${token('radius.sm')};
  color: ${token('text.primary')};
  background: ${token('surface.card')};
  box-shadow: ${token('elevation.0')};
  cursor: pointer;
  opacity: 0;
  transition: opacity ${token('duration.micro')} ${token('easing.standard')};
  ${Frame}:hover > &,
  ${Frame}:focus-within > & {
    opacity: 1;
  }
  @media (hover: hover) {
    &:hover {
      background: linear-gradient(${token('fill.hover')} 0 0) ${token('surface.card')};
    }
  }
  &:focus-visible {
    outline: 2px solid ${token('focus.ring')};
    outline-offset: 2px;
  }
  @media (hover: none), (pointer: coarse) {
    position: relative;
    inset: auto;
    flex: none;
    inline-size: 32px;
    background: none;
    box-shadow: none;
    opacity: 1;
    &::after {
      content: '';
      position: absolute;
      inset: -6px;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`;
