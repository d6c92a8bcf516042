import { styled } from 'styled-components';
import { below, from, token, type } from '../tokens';
import { onHull } from './hull';

export const Frame = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 100dvh;
  background: ${token('surface.canvas')};
`;

/** A row over the whole width whose content keeps to the width of the deck below. */
export const Row = styled.div`
  box-sizing: border-box;
  display: flex;
  align-items: center;
  gap: ${token('space.3')};
  inline-size: 100%;
  block-size: 100%;
  margin-inline: auto;
  padding-inline: ${token('page.gutter')};
  ${below('md')} {
    padding-inline: 8px 12px;
  }
  & > [data-part='opener'] {
    ${from('md')} {
      display: none;
    }
  }
`;

export const Tools = styled.div`
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
`;

/** The row of the menu; windows below md have it over the page. */
export const MenuRow = styled.nav`
  display: none;
  ${from('md')} {
    display: block;
  }
  @media print {
    display: none;
  }
`;

export const Footer = styled.footer`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space.4')};
  flex: none;
  box-sizing: border-box;
  inline-size: 100%;
  min-block-size: 56px;
  margin-inline: auto;
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

/** The head of a frame on the hull; each layout says where it stays. */
export const HullHead = styled.header`
  ${onHull}
  position: relative;
  flex: none;
  z-index: ${token('layer.header')};
  block-size: ${token('header.phone')};
  ${from('sm')} {
    block-size: ${token('header.default')};
  }
  ${from('md')} {
    block-size: ${token('header.wide')};
  }
  @media print {
    display: none;
  }
`;

/** The sheet that the work lies on; `--qd-above-deck` is the height of what stays above it from md. */
export const Deck = styled.main`
  flex: 1;
  box-sizing: border-box;
  min-inline-size: 0;
  outline: none;
  background: ${token('surface.sheet')};
  & [data-panes],
  & [data-placeholder] {
    block-size: calc(100dvh - ${token('header.phone')});
    overflow: hidden;
    border-radius: inherit;
    ${from('md')} {
      block-size: calc(100dvh - var(--qd-above-deck));
    }
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;
