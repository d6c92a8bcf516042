import { ListBox } from 'react-aria-components/ListBox';
import { styled } from 'styled-components';
import { endFade } from '../overlay/headerPanel.styles';
import { below, token, type } from '../tokens';
import type { PaletteGroup } from './paletteItems';

export const Rows = styled(ListBox<PaletteGroup>)`
  flex: 1;
  min-block-size: 0;
  overflow: hidden auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  scrollbar-color: ${token('border.strong')} transparent;
  padding: ${token('space.2')};
  ${endFade}
  /* Under the fade the last row would be hard to read. */
  padding-block-end: ${token('space.6')};
  scroll-padding-block-start: ${token('space.8')};
  outline: none;
  & header {
    padding: ${token('space.2')} ${token('space.3')} ${token('space.1')};
    color: ${token('text.tertiary')};
    ${type('overline')}
    text-transform: uppercase;
  }
`;

export const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space.3')};
  min-block-size: var(--qd-palette-row, 44px);
  padding: ${token('space.1')} ${token('space.3')};
  border-radius: ${token('radius.md')};
  cursor: pointer;
  outline: none;
  &[data-focused] {
    background: ${token('fill.hover')};
  }
  &[data-focus-visible] {
    background: ${token('fill.selected')};
    color: ${token('text.accent-strong')};
  }
  &[data-pressed] {
    background: ${token('fill.pressed')};
  }
  & > [data-part='leading'] {
    display: grid;
    place-items: center;
    flex: none;
    inline-size: 24px;
    color: ${token('text.secondary')};
  }
  & > [data-part='text'] {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 ${token('space.2')};
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  /* Long words are read in full where the row leads to. */
  & [data-part='label'] {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
  }
  & [data-part='hint'] {
    min-inline-size: 0;
    max-inline-size: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    color: ${token('text.secondary')};
    ${type('small')}
    &[data-kind='path'] {
      ${type('code-small')}
    }
  }
  &[data-done] [data-part='label'] {
    color: ${token('text.secondary')};
    text-decoration: line-through;
  }
  & > [data-part='enter'] {
    flex: none;
    visibility: hidden;
    color: ${token('text.secondary')};
  }
  &[data-focus-visible] > [data-part='enter'] {
    visibility: visible;
  }
  @media (pointer: coarse) {
    min-block-size: 44px;
  }
  @media (forced-colors: active) {
    &[data-focused] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

export const Foot = styled.footer`
  display: flex;
  gap: ${token('space.4')};
  flex: none;
  padding: ${token('space.2')} ${token('space.5')};
  border-block-start: 1px solid ${token('border.subtle')};
  color: ${token('text.secondary')};
  ${type('caption')}
  & > span {
    display: inline-flex;
    align-items: center;
    gap: ${token('space.1-5')};
  }
  & > [data-part='found'] {
    margin-inline-start: auto;
  }
  ${below('sm')} {
    display: none;
  }
`;
