import { keyframes, styled } from 'styled-components';
import { from, token } from '../tokens';
import { onHull } from './hull';
import { Scroll } from './navigationParts';

export const Frame = styled.div`
  background: ${token('hull.background')};
  --qd-nav-width: 0px;
  display: grid;
  grid-template-columns: var(--qd-nav-width) minmax(0, 1fr);
  block-size: 100dvh;
  transition: grid-template-columns ${token('duration.moderate')} ${token('easing.standard')};
  ${from('md')} {
    &[data-navigation='open'] {
      --qd-nav-width: ${token('nav.futuristic-narrow')};
    }
  }
  ${from('lg')} {
    &[data-navigation='open'] {
      --qd-nav-width: ${token('nav.futuristic')};
    }
  }
  @media print {
    display: block;
    block-size: auto;
    background: none;
  }
`;

export const Aside = styled.nav`
  ${onHull}
  display: none;
  position: relative;
  overflow: clip;
  timeline-scope: --qd-menu;
  min-inline-size: 0;
  & > [data-part='inner'] {
    position: relative;
    display: flex;
    flex-direction: column;
    block-size: 100dvh;
    inline-size: ${token('nav.futuristic-narrow')};
    ${from('lg')} {
      inline-size: ${token('nav.futuristic')};
    }
  }
  ${from('md')} {
    display: block;
  }
  @media print {
    display: none;
  }
`;

const drift = keyframes`to { translate: 0 -12px; }`;

/** Lines of a chart behind the menu, which move a little as it scrolls. */
export const Art = styled.div`
  position: absolute;
  inset: -12px 0;
  opacity: 0.5;
  pointer-events: none;
  & > svg {
    inline-size: 100%;
    block-size: 100%;
  }
  @supports (animation-timeline: --qd-menu) {
    @media (prefers-reduced-motion: no-preference) {
      :root:not([data-motion='reduce']) & {
        animation: ${drift} linear both;
        animation-timeline: --qd-menu;
      }
    }
  }
`;

export const Person = styled.div`
  --qd-user-card: 72px;
  position: relative;
  flex: none;
  padding-block: 8px;
  padding-block-end: calc(12px + env(safe-area-inset-bottom));
  & > * {
    margin-block: 0;
    background: ${token('hull.raised')};
  }
`;

export const Page = styled.div`
  grid-column: 2;
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  min-block-size: 0;
`;

export const Header = styled.header`
  ${onHull}
  position: relative;
  display: flex;
  align-items: center;
  gap: ${token('space.3')};
  flex: none;
  block-size: ${token('header.phone')};
  padding-inline: 8px 12px;
  ${from('sm')} {
    block-size: ${token('header.default')};
  }
  ${from('md')} {
    block-size: ${token('header.tall')};
    padding-inline: 12px 16px;
  }
  @media print {
    display: none;
  }
`;

/** The part of the menu that scrolls, whose place moves the lines behind it. */
export const Menu = styled(Scroll)`
  position: relative;
  scroll-timeline: --qd-menu block;
`;

/** The sheet that floats in the hull. */
export const Deck = styled.div`
  display: flex;
  flex-direction: column;
  flex: 1;
  min-block-size: 0;
  overflow: hidden;
  background: ${token('surface.sheet')};
  ${from('md')} {
    border-start-start-radius: 20px;
  }
  ${from('lg')} {
    border-start-start-radius: 24px;
  }
`;
