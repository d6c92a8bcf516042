import { styled } from 'styled-components';
import { token } from '../tokens';

/** The row of the navigation with the logo. */
export const Brand = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  flex: none;
  block-size: ${token('header.default')};
  padding-inline: 20px 12px;
  [data-collapsed] &,
  &[data-width] {
    justify-content: center;
    padding-inline: 0;
    & [data-part='word'] {
      display: none;
    }
  }
  /* Above the rail, also while a column beside it widens the navigation. */
  &[data-width='compact'] {
    inline-size: ${token('nav.compact')};
  }
`;

/** What scrolls in a navigation. */
export const Scroll = styled.div`
  flex: 1;
  min-block-size: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  scrollbar-color: ${token('border.strong')} transparent;
`;

/** The button that shows the navigation and puts it away. */
export const Toggle = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: ${token('control.md')};
  block-size: ${token('control.md')};
  padding: 0;
  border: 0;
  border-radius: ${token('radius.md')};
  background: transparent;
  color: ${token('text.secondary')};
  cursor: pointer;
  @media (hover: hover) {
    &:hover {
      background: ${token('fill.hover')};
      color: ${token('text.primary')};
    }
  }
  &:active {
    background: ${token('fill.pressed')};
  }
`;
