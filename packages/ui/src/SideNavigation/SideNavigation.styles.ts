import { styled } from 'styled-components';
import { below, token, type } from '../tokens';

export const Rail = styled.nav`
  flex: none;
  inline-size: 204px;
  overflow: hidden auto;
  padding: ${token('space.4')} ${token('space.3')};
  border-inline-end: 1px solid ${token('border.subtle')};
  ${below('lg')} {
    display: flex;
    gap: ${token('space.2')};
    inline-size: auto;
    overflow: auto hidden;
    padding: ${token('space.1')} ${token('space.4')} ${token('space.3')};
    border-inline-end: 0;
    border-block-end: 1px solid ${token('border.subtle')};
    scrollbar-width: none;
  }
  @media print {
    display: none;
  }
`;

export const List = styled.ul`
  display: grid;
  gap: 2px;
  ${below('lg')} {
    display: flex;
    flex: none;
    gap: ${token('space.2')};
  }
`;

export const Title = styled.h2`
  margin-block: ${token('space.4')} ${token('space.2')};
  padding-inline: ${token('space.2-5')};
  color: ${token('text.secondary')};
  text-transform: uppercase;
  overflow-wrap: anywhere;
  ${type('overline')}
  ${below('lg')} {
    display: none;
  }
`;

export const Item = styled.li`
  & > :is(a, button) {
    display: flex;
    align-items: center;
    gap: ${token('space.3')};
    inline-size: 100%;
    min-block-size: 34px;
    padding: 4px ${token('space.2-5')};
    border: 0;
    border-radius: ${token('radius.md')};
    background: none;
    color: ${token('text.secondary')};
    text-align: start;
    text-decoration: none;
    cursor: pointer;
    ${type('body')}
    @media (hover: hover) {
      &:hover {
        background: ${token('fill.hover')};
        color: ${token('text.primary')};
      }
    }
    &:focus-visible {
      outline: 2px solid ${token('focus.ring')};
      outline-offset: -2px;
    }
    &[aria-current] {
      background: ${token('fill.selected')};
      color: ${token('text.accent-strong')};
    }
    @media (forced-colors: active) {
      &[aria-current]:not(:focus-visible) {
        outline: 2px solid Highlight;
        outline-offset: -2px;
      }
    }
  }
  & [data-part='name'] {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    min-inline-size: 0;
    overflow: hidden;
    overflow-wrap: anywhere;
  }
  & [data-part='dot'] {
    margin-inline: 4px;
  }
  & [data-part='count'] {
    margin-inline-start: auto;
    font-variant-numeric: tabular-nums;
    ${type('small')}
  }
  ${below('lg')} {
    & [data-part='count'],
    & > a > svg {
      display: none;
    }
    & > :is(a, button) {
      gap: ${token('space.1-5')};
      max-inline-size: 280px;
      padding-inline: ${token('space.3')};
      border: 1px solid ${token('border.default')};
      white-space: nowrap;
      ${type('small-medium')}
      &[aria-current] {
        border-color: transparent;
      }
      @media (pointer: coarse) {
        min-block-size: 44px;
      }
    }
    & [data-part='name'] {
      overflow: hidden;
      text-overflow: ellipsis;
    }
    & [data-part='dot'] {
      margin-inline: 0;
    }
  }
`;
