import { styled } from 'styled-components';
import { token, type } from '../tokens';

export const Frame = styled.section`
  min-inline-size: 0;
`;

/** Controls on the picture stay where they are while it follows a finger. */
export const Main = styled.div`
  position: relative;
  overflow: clip;
  overflow-clip-margin: 6px;
  border-radius: ${token('radius.lg')};
  & > [data-way] {
    position: absolute;
    inset-block-start: calc(50% - ${token('control.md')} / 2);
  }
  & > [data-way='before'] {
    inset-inline-start: ${token('space.3')};
  }
  & > [data-way='after'] {
    inset-inline-end: ${token('space.3')};
  }
`;

export const Opener = styled.button`
  position: relative;
  display: block;
  inline-size: 100%;
  padding: 0;
  border: 0;
  border-radius: ${token('radius.lg')};
  background: none;
  cursor: zoom-in;
  touch-action: pan-y pinch-zoom;
  &:focus-visible {
    outline: 2px solid ${token('focus.ring')};
    outline-offset: 2px;
  }
  & > [data-part='slide'] {
    display: block;
    transition: translate ${token('duration.base')} ${token('easing.standard')};
    @media (prefers-reduced-motion: reduce) {
      transition: none;
    }
  }
  & > [data-part='enlarge'] {
    position: absolute;
    inset-block-start: ${token('space.3')};
    inset-inline-end: ${token('space.3')};
    display: grid;
    place-items: center;
    inline-size: 28px;
    block-size: 28px;
    border-radius: ${token('radius.sm')};
    background: ${token('surface.inverse')};
    color: ${token('text.inverse')};
    opacity: 0.8;
  }
`;

export const Counter = styled.span`
  position: absolute;
  inset-block-end: ${token('space.3')};
  inset-inline-end: ${token('space.3')};
  padding: 2px ${token('space.2')};
  border-radius: ${token('radius.full')};
  background: ${token('surface.inverse')};
  color: ${token('text.inverse')};
  ${type('caption')}
  font-variant-numeric: tabular-nums;
  pointer-events: none;
`;

export const Thumbnails = styled.ul`
  display: flex;
  gap: ${token('space.2')};
  /* The mark and the focus ring have their room. */
  margin-block-start: calc(${token('space.3')} - 4px);
  margin-inline: -4px;
  padding: 4px;
  overflow: auto hidden;
  scrollbar-width: thin;
  scrollbar-color: ${token('border.strong')} transparent;
  & > li {
    flex: none;
  }
  & button {
    display: block;
    inline-size: 56px;
    padding: 0;
    border: 0;
    border-radius: ${token('radius.sm')};
    background: none;
    cursor: pointer;
  }
  @media (hover: hover) {
    & button:hover {
      opacity: 0.86;
    }
  }
  & button[aria-current] {
    outline: 2px solid ${token('accent.indicator')};
    outline-offset: 2px;
    opacity: 1;
  }
  & button:focus-visible {
    outline: 2px solid ${token('focus.ring')};
    outline-offset: 2px;
  }
  /* The focus shows on the picture that is marked already. */
  & button[aria-current]:focus-visible {
    outline-width: 3px;
    outline-offset: 1px;
  }
  @media (forced-colors: active) {
    & button[aria-current] {
      outline-color: Highlight;
    }
  }
`;
