import { below, token, type } from '@quarterdeck/ui/tokens';
import { keyframes, styled } from 'styled-components';
import { Container } from './home.styles';

export const Hero = styled.section`
  position: relative;
  isolation: isolate;
  overflow: clip;
  margin-block-start: -72px;
  padding-block: 72px 0;
  background: ${token('surface.card')};
`;

export const Art = styled.div`
  position: absolute;
  z-index: -1;
  inset-block: 0;
  inset-inline: 32% 0;
  opacity: 0.72;
  mask-image: linear-gradient(to right, transparent, #000 45%);
  &:dir(rtl) {
    mask-image: linear-gradient(to left, transparent, #000 45%);
  }
  ${below('md')} {
    inset-inline: 0;
    inset-block: 55% 0;
    mask-image: linear-gradient(to bottom, transparent, #000 45%);
  }
`;

export const Grid = styled(Container)`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 560px);
  gap: ${token('space.8')};
  min-block-size: min(828px, max(640px, calc(100dvh - 72px)));
  & > :first-child {
    padding-block: clamp(48px, 13dvh, 120px) ${token('space.8')};
  }
  & h1 {
    max-inline-size: 11em;
    text-wrap: balance;
    ${type('hero')}
  }
  & h1 + p {
    max-inline-size: 52ch;
    margin-block-start: ${token('space.5')};
    color: ${token('text.secondary')};
    text-wrap: pretty;
    font: 400 18px/28px var(--qd-font-sans);
  }
  ${below('md')} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${token('space.6')};
    min-block-size: 0;
    & > :first-child {
      padding-block: ${token('space.6')} 0;
    }
    & h1 {
      font-size: 40px;
      line-height: 44px;
      letter-spacing: -1.4px;
    }
  }
`;

export const Proofs = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.2')} ${token('space.6')};
  margin-block-start: ${token('space.8')};
  color: ${token('text.secondary')};
`;

export const Badge = styled.p`
  display: inline-flex;
  align-items: center;
  gap: ${token('space.2')};
  min-block-size: 28px;
  margin-block-end: ${token('space.5')};
  padding-inline: ${token('space.3')};
  border-radius: ${token('radius.md')};
  color: ${token('accent.text')};
  background: ${token('accent.subtle')};
  visibility: hidden;
  ${type('body-medium')}
  &[data-known] {
    visibility: visible;
  }
`;

export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.3')};
  margin-block-start: ${token('space.8')};
  ${below('sm')} {
    & a {
      flex: 1 1 100%;
      justify-content: center;
    }
  }
`;

export const Cards = styled.div`
  position: relative;
  & > article {
    position: absolute;
    inline-size: 264px;
  }
  /* The cards stand in a stack of known heights. */
  & > article > p:last-of-type {
    -webkit-line-clamp: 2;
  }
  & > [data-place='0'] {
    inset-block-start: 118px;
    inset-inline-start: 0;
  }
  & > [data-place='1'] {
    inset-block-start: 54px;
    inset-inline-end: 0;
  }
  & > [data-place='2'] {
    inset-block-start: 406px;
    inset-inline-end: 0;
  }
  ${below('md')} {
    block-size: 280px;
    overflow: clip;
    & > [data-place='0'] {
      inset-block-start: 24px;
    }
    & > [data-place='1'] {
      inset-block-start: 0;
      inset-inline-end: auto;
      inset-inline-start: min(45%, 280px);
    }
    & > [data-place='2'] {
      display: none;
    }
  }
  /* The second card goes on beyond the screen, and is not cut before its edge. */
  ${below('sm')} {
    margin-inline-end: calc(-1 * ${token('space.4')});
  }
`;

const fill = keyframes`
  from {
    clip-path: inset(0 100% 0 0);
  }
`;

export const Voyage = styled.div`
  position: absolute;
  inset-inline: 34px 27px;
  inset-block-start: 552px;
  padding: ${token('space.6')} ${token('space.8')};
  border-radius: ${token('radius.xl')};
  background: ${token('surface.card')};
  box-shadow: ${token('elevation.4')};
  & > :last-child {
    margin-block-start: ${token('space.4')};
  }
  & [role='meter'] {
    margin-block: ${token('space.5')} ${token('space.4')};
  }
  & [data-filled] {
    animation: ${fill} ${token('duration.slow')} ${token('easing.enter')};
  }
  ${below('md')} {
    display: none;
  }
`;
