import { GridList, GridListItem } from 'react-aria-components/GridList';
import { css, styled } from 'styled-components';
import { endFade, headerPanel } from '../overlay/headerPanel.styles';
import { below, token, type } from '../tokens';

export const Frame = styled.section`
  ${headerPanel}
  inline-size: 360px;
  ${below('sm')} {
    inline-size: 100%;
  }
  & > header {
    gap: ${token('space.1')};
    & > h2 {
      flex: 1;
      min-inline-size: 0;
      overflow-wrap: anywhere;
    }
    & > [data-part='head-actions'] {
      display: flex;
      gap: ${token('space.1')};
    }
  }
  & > [data-part='content'] {
    overflow-y: auto;
    overscroll-behavior: contain;
    ${endFade}
    &[hidden] {
      display: none;
    }
    & > * {
      flex: none;
    }
  }
`;

/** The box of a tile; the same for links and for what is moved, so that nothing moves between the modes. */
const tile = css`
  position: relative;
  box-sizing: border-box;
  display: flex;
  flex-direction: column;
  justify-content: flex-end;
  min-inline-size: 0;
  min-block-size: 96px;
  padding: 12px;
  border: 1px solid ${token('border.default')};
  border-radius: ${token('radius.lg')};
  background: ${token('surface.overlay')};
  color: ${token('text.primary')};
  text-decoration: none;
  outline: none;
  & [data-part='icon']:not(button *) {
    flex: none;
    inline-size: 24px;
    block-size: 24px;
    margin-block-end: auto;
    color: ${token('text.secondary')};
  }
  & [data-part='label'],
  & [data-part='description'] {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & [data-part='label'] {
    margin-block-start: ${token('space.2')};
    ${type('body-medium')}
  }
  & [data-part='description'] {
    color: ${token('text.secondary')};
    ${type('caption')}
  }
`;

const gap = 16;

export const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${gap}px;
  padding: 4px 16px 24px;
  margin: 0;
  list-style: none;
  & > li {
    display: grid;
    min-inline-size: 0;
  }
`;

export const Tile = styled.a`
  ${tile}
  & > [data-part='external'] {
    position: absolute;
    inset-block-start: 12px;
    inset-inline-end: 12px;
    color: ${token('text.tertiary')};
  }
  &[href]:hover {
    background: ${token('fill.hover')};
    border-color: ${token('border.strong')};
  }
  &[href]:active {
    background: ${token('fill.pressed')};
  }
  &:focus-visible {
    outline: 2px solid ${token('focus.ring')};
    outline-offset: -1px;
  }
  &[data-unreachable] {
    border-style: dashed;
    color: ${token('text.secondary')};
  }
`;

/* Lines rather than a grid: the marks between tiles, of which there are many while one is moved by keys, take no cell. */
export const MovableTiles = styled(GridList)`
  display: flex;
  flex-wrap: wrap;
  padding: calc(4px - ${gap / 2}px) calc(16px - ${gap / 2}px) calc(24px - ${gap / 2}px);
  margin-block-start: 0;
  outline: none;
  & > .react-aria-DropIndicator {
    flex: none;
    inline-size: 2px;
    margin: ${gap / 2}px -1px;
    border-radius: 1px;
    &[data-drop-target] {
      background: ${token('accent.indicator')};
    }
    @media (forced-colors: active) {
      &[data-drop-target] {
        background: Highlight;
      }
    }
  }
`;

export const MovableTile = styled(GridListItem)`
  ${tile}
  flex: none;
  inline-size: calc(50% - ${gap}px);
  margin: ${gap / 2}px;
  cursor: grab;
  &[data-hovered] {
    background: ${token('fill.hover')};
    border-color: ${token('border.strong')};
  }
  &[data-focus-visible] {
    outline: 2px solid ${token('focus.ring')};
    outline-offset: -1px;
  }
  &[data-dragging] {
    opacity: 0.4;
  }
  & [data-part='tools'] {
    position: absolute;
    inset-block-start: 8px;
    inset-inline-end: 8px;
    display: flex;
    align-items: center;
    gap: ${token('space.1')};
    & > [data-part='handle'] {
      margin-inline: 0;
    }
  }
`;

export const Form = styled.form`
  display: flex;
  flex-direction: column;
  min-block-size: 0;
  & > [data-part='fields'] {
    display: flex;
    flex-direction: column;
    gap: ${token('space.3')};
    min-block-size: 0;
    padding: 4px 16px 16px;
    overflow-y: auto;
    overscroll-behavior: contain;
    & > * {
      flex: none;
    }
  }
  & > footer {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: flex-end;
    gap: ${token('space.2')};
    flex: none;
    padding: 12px 16px;
    border-block-start: 1px solid ${token('border.subtle')};
    & > [data-part='needs'] {
      order: -1;
      flex: 1 0 100%;
      color: ${token('text.secondary')};
      ${type('caption')}
      /* Without a Delete there is room for it beside the buttons. */
      &:first-child {
        order: 0;
        flex: 1 1 0;
        min-inline-size: 96px;
      }
      &:empty {
        display: none;
      }
    }
    & > [data-part='delete'] {
      margin-inline-end: auto;
    }
    & > [data-part='cancel']:first-child,
    & > [data-part='needs']:empty + [data-part='cancel'] {
      margin-inline-start: auto;
    }
  }
`;
