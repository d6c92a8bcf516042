import { styled } from 'styled-components';
import { below, from, token, type } from '../tokens';

export const Frame = styled.div`
  --qd-nav-width: 0px;
  display: grid;
  grid-template-columns: var(--qd-nav-width) minmax(0, 1fr);
  block-size: 100dvh;
  background: ${token('surface.canvas')};
  transition: grid-template-columns ${token('duration.moderate')} ${token('easing.standard')};
  ${from('md')} {
    &[data-navigation='open'] {
      --qd-nav-width: ${token('nav.narrow')};
    }
  }
  ${from('lg')} {
    &[data-navigation='open'] {
      --qd-nav-width: ${token('nav.classy')};
    }
  }
  @media print {
    display: block;
    block-size: auto;
  }
`;

export const Aside = styled.nav`
  display: none;
  /* Not "hidden": the focus in a navigation that slides in would scroll it sideways. */
  overflow: clip;
  min-inline-size: 0;
  & > [data-part='inner'] {
    display: flex;
    flex-direction: column;
    block-size: 100dvh;
    inline-size: ${token('nav.narrow')};
  }
  ${from('md')} {
    display: block;
  }
  ${from('lg')} {
    & > [data-part='inner'] {
      inline-size: ${token('nav.classy')};
    }
  }
  @media print {
    display: none;
  }
`;

export const Pinned = styled.div`
  flex: none;
  padding-block: 8px;
`;

export const Deck = styled.div`
  grid-column: 2;
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  min-block-size: 0;
  background: ${token('surface.sheet')};
  overflow: hidden;
  ${from('md')} {
    margin: 8px;
    border-radius: 12px;
    box-shadow: ${token('elevation.2')};
    [data-navigation='open'] > & {
      margin-inline-start: 0;
    }
  }
  ${from('lg')} {
    border-radius: 14px;
  }
  @media print {
    margin: 0;
    box-shadow: none;
    overflow: visible;
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

export const Header = styled.header`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${token('space.3')};
  flex: none;
  block-size: ${token('header.phone')};
  padding-inline: 8px 12px;
  border-block-end: 1px solid transparent;
  transition: border-color ${token('duration.fast')} ${token('easing.standard')};
  &[data-scrolled],
  &:has(~ main [data-panes]) {
    border-block-end-color: ${token('border.subtle')};
  }
  ${from('md')} {
    block-size: ${token('header.default')};
    padding-inline: 12px 16px;
    [data-navigation='open'] & {
      padding-inline-start: 22px;
    }
    [data-navigation='open'] & > [data-part='opener'] {
      display: none;
    }
  }
  @media print {
    display: none;
  }
`;

export const Tools = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space.1')};
  margin-inline-start: auto;
  & > [data-part='user'] {
    display: flex;
    ${from('md')} {
      [data-navigation='open'] & {
        display: none;
      }
    }
  }
`;

export const Content = styled.main`
  flex: 1;
  min-block-size: 0;
  overflow: auto;
  overscroll-behavior: contain;
  outline: none;
  scrollbar-width: thin;
  scrollbar-color: ${token('border.strong')} transparent;
  &:has([data-panes]) {
    overflow: hidden;
    & > footer {
      display: none;
    }
  }
  & [data-placeholder] {
    min-block-size: 100%;
  }
  @media print {
    overflow: visible;
  }
`;

export const Footer = styled.footer`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space.4')};
  min-block-size: 56px;
  padding: ${token('space.2')} ${token('page.gutter')};
  color: ${token('text.secondary')};
  ${type('small')}
  ${below('sm')} {
    padding: ${token('space.4')};
    flex-wrap: wrap;
  }
  @media print {
    display: none;
  }
`;
