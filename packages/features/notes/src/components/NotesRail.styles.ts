import { below, token, type } from '@quarterdeck/ui/tokens';
import { styled } from 'styled-components';

export const Rail = styled.nav`
  flex: none;
  inline-size: 204px;
  overflow: hidden auto;
  padding: ${token('space.4')} ${token('space.3')};
  border-inline-end: 1px solid ${token('border.subtle')};
  & > ul {
    display: grid;
    gap: 2px;
  }
  & > h2 {
    margin-block: ${token('space.4')} ${token('space.2')};
    padding-inline: ${token('space.2-5')};
  }
  & :is(a, button) {
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
  }
  & span:not([data-part]) {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & i {
    margin-inline: 4px;
  }
  & [data-part='count'] {
    margin-inline-start: auto;
  }
  ${below('lg')} {
    display: flex;
    gap: ${token('space.2')};
    inline-size: auto;
    overflow: auto hidden;
    padding: ${token('space.1')} ${token('space.4')} ${token('space.3')};
    border-inline-end: 0;
    border-block-end: 1px solid ${token('border.subtle')};
    scrollbar-width: none;
    & > ul {
      display: flex;
      flex: none;
      gap: ${token('space.2')};
    }
    & > h2,
    & [data-part='count'],
    & a > svg {
      display: none;
    }
    & :is(a, button) {
      gap: ${token('space.1-5')};
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
    & i {
      margin-inline: 0;
    }
  }
  @media print {
    display: none;
  }
`;
