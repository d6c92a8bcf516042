import { css, styled } from 'styled-components';
import { below, from, token, type } from '../tokens';

export const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 100dvh;
  background: ${token('surface.canvas')};
  ${below('sm')} {
    &[data-tabs] {
      --qd-bottom-bar: 56px;
      padding-block-end: calc(var(--qd-bottom-bar) + env(safe-area-inset-bottom));
    }
  }
  @media print {
    padding: 0;
  }
`;

export const Header = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: ${token('layer.header')};
  background: ${token('surface.sheet')};
  border-block-end: 1px solid transparent;
  &[data-scrolled] {
    border-block-end-color: ${token('border.subtle')};
  }
  @media (max-height: 599px) {
    position: relative;
  }
  @media print {
    display: none;
  }
`;

export const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space.4')};
  box-sizing: border-box;
  inline-size: 100%;
  min-block-size: 56px;
  margin-inline: auto;
  padding-inline: min(${token('page.gutter')}, 32px);
  /* The mark alone leaves room for the tools; the link around it keeps the name. */
  ${below('md')} {
    & > a [data-part='word'] {
      display: none;
    }
  }
  & > [data-part='links'] {
    display: none;
    gap: ${token('space.1')};
    ${from('sm')} {
      display: flex;
    }
  }
  & > [data-part='tools'] {
    display: flex;
    align-items: center;
    gap: ${token('space.2')};
    margin-inline-start: auto;
    & > [data-part='search'] {
      display: none;
      inline-size: 220px;
      & > * {
        margin: 0;
      }
      ${from('lg')} {
        display: grid;
      }
    }
  }
  ${from('sm')} {
    min-block-size: 60px;
  }
  ${from('md')} {
    min-block-size: ${token('header.wide')};
  }
  ${from('lg')} {
    max-inline-size: 1280px;
  }
  ${from('xl')} {
    max-inline-size: 1376px;
  }
`;

/** Around a page that is made for this layout. */
export const pageInset = css`
  padding: ${token('space.6')} min(${token('page.gutter')}, 32px) ${token('space.10')};
`;

export const Content = styled.main`
  flex: 1;
  inline-size: 100%;
  margin-inline: auto;
  ${pageInset}
  outline: none;
  &:has([data-panes]) {
    display: flex;
    flex-direction: column;
    padding-inline: 0;
    padding-block: 0;
    & [data-panes] {
      block-size: calc(100dvh - 64px);
    }
  }
  & [data-placeholder] {
    min-block-size: calc(100dvh - 64px);
  }
  ${from('lg')} {
    max-inline-size: 1280px;
  }
  ${from('xl')} {
    max-inline-size: 1376px;
  }
`;

export const Footer = styled.footer`
  ${type('small')}
  color: ${token('text.secondary')};
  ${below('sm')} {
    min-block-size: 88px;
    & > div {
      flex-direction: column;
      align-items: start;
      justify-content: center;
      min-block-size: 88px;
      gap: ${token('space.2')};
    }
  }
  @media print {
    display: none;
  }
`;

export const Tabs = styled.div`
  display: none;
  ${below('sm')} {
    display: block;
    position: fixed;
    inset: auto 0 0;
    z-index: ${token('layer.header')};
    padding-block-end: env(safe-area-inset-bottom);
    background: ${token('surface.sheet')};
    box-shadow: ${token('elevation.2')};
  }
  @media print {
    display: none;
  }
`;
