import { css, styled } from 'styled-components';
import { below, from, token, type } from '../tokens';
import { onHull } from './hull';

/** Declarations of a layout: `--qd-nav-open`, the width of its navigation, `--qd-header` and `--qd-footer`, heights. */
export type FrameSizes = ReturnType<typeof css>;

export const Frame = styled.div<{ $sizes: FrameSizes }>`
  --qd-nav-closed: 0px;
  --qd-nav-width: 0px;
  --qd-header: ${token('header.phone')};
  --qd-footer: 56px;
  ${(p) => p.$sizes}
  display: grid;
  grid-template-columns: var(--qd-nav-width) minmax(0, 1fr);
  min-block-size: 100dvh;
  transition: grid-template-columns ${token('duration.moderate')} ${token('easing.standard')};
  ${from('md')} {
    --qd-nav-width: var(--qd-nav-closed);
    &[data-navigation='open'] {
      --qd-nav-width: var(--qd-nav-open);
    }
  }
  @media print {
    display: block;
  }
`;

export const Aside = styled.nav<{ $appearance: 'quiet' | 'hull'; $spills: boolean }>`
  display: none;
  position: sticky;
  inset-block-start: 0;
  z-index: ${token('layer.nav')};
  block-size: 100dvh;
  min-inline-size: 0;
  background: ${token('surface.canvas')};
  /* Not "hidden": the focus in a navigation that slides in would scroll it sideways. */
  overflow: ${(p) => (p.$spills ? 'visible' : 'clip')};
  ${(p) => p.$appearance === 'hull' && onHull}
  ${from('md')} {
    display: block;
  }
  & > [data-part='inner'] {
    display: flex;
    flex-direction: column;
    block-size: 100%;
    inline-size: var(--qd-nav-open);
    background: inherit;
    transition: inline-size ${token('duration.moderate')} ${token('easing.standard')};
  }
  &[data-collapsed] > [data-part='inner'] {
    inline-size: var(--qd-nav-closed);
  }
  &[data-expanded] {
    overflow: visible;
    & > [data-part='inner'] {
      position: absolute;
      inset-block: 0;
      inset-inline-start: 0;
      box-shadow: ${token('elevation.3')};
    }
  }
  @media print {
    display: none;
  }
`;

export const Page = styled.div`
  grid-column: 2;
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
`;

export const Header = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: ${token('layer.header')};
  box-sizing: border-box;
  display: flex;
  align-items: center;
  gap: ${token('space.3')};
  flex: none;
  block-size: var(--qd-header);
  padding-inline: 8px 12px;
  background: var(--qd-header-background, ${token('surface.canvas')});
  border-block-end: 1px solid transparent;
  transition: border-color ${token('duration.fast')} ${token('easing.standard')};
  &[data-scrolled],
  &:has(~ main [data-panes]) {
    border-block-end-color: ${token('border.subtle')};
  }
  ${from('md')} {
    padding-inline: 12px 16px;
  }
  @media (max-height: 599px) {
    position: relative;
  }
  @media print {
    display: none;
  }
`;

export const Tools = styled.div<{ $isPersonBeside: boolean }>`
  display: flex;
  align-items: center;
  gap: ${token('space.1')};
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
  & > [data-part='user'] {
    display: flex;
    ${(p) =>
      p.$isPersonBeside &&
      css`
        ${from('md')} {
          [data-navigation='open'] & {
            display: none;
          }
        }
      `}
  }
`;

export const Content = styled.main`
  flex: 1;
  min-inline-size: 0;
  outline: none;
  & [data-panes] {
    block-size: calc(100dvh - var(--qd-header));
  }
  & [data-placeholder] {
    min-block-size: calc(100dvh - var(--qd-header));
  }
  &:has([data-panes]) + footer {
    display: none;
  }
`;

export const Footer = styled.footer`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space.4')};
  flex: none;
  min-block-size: var(--qd-footer);
  padding-inline: ${token('page.gutter')};
  color: ${token('text.secondary')};
  ${type('small')}
  ${below('sm')} {
    padding-block: ${token('space.4')};
    flex-wrap: wrap;
  }
  @media print {
    display: none;
  }
`;
