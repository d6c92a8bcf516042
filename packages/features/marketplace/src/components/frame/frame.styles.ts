import { RouterLink } from '@quarterdeck/ui/router';
import { below, token, type } from '@quarterdeck/ui/tokens';
import { css, styled } from 'styled-components';

/** Read out where there is no room for it. */
const onlyRead = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;

export const Links = styled.nav`
  display: flex;
  gap: ${token('space.1')};
  & > a {
    display: inline-flex;
    align-items: center;
    gap: ${token('space.2')};
    min-block-size: ${token('control.md')};
    padding-inline: ${token('space.3')};
    border-radius: ${token('radius.md')};
    color: ${token('text.secondary')};
    text-decoration: none;
    white-space: nowrap;
    ${type('body-medium')}
    @media (hover: hover) {
      &:hover {
        color: ${token('text.primary')};
        background: ${token('fill.hover')};
      }
    }
  }
  & > a[aria-current] {
    color: ${token('text.accent-strong')};
    background: ${token('fill.selected')};
  }
  & [data-part='count'] {
    font-variant-numeric: tabular-nums;
    ${type('small')}
  }
  ${below('md')} {
    & > a {
      padding-inline: ${token('space.2')};
    }
    & svg {
      display: none;
    }
  }
  @media (forced-colors: active) {
    & > a[aria-current] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

export const Tabs = styled.nav`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  & > a {
    position: relative;
    display: grid;
    justify-items: center;
    align-content: center;
    gap: 2px;
    min-block-size: 56px;
    color: ${token('text.secondary')};
    text-decoration: none;
    ${type('caption-medium')}
    letter-spacing: -0.01em;
  }
  & > a:focus-visible {
    outline-offset: -2px;
  }
  & > a[aria-current] {
    color: ${token('text.accent-strong')};
  }
  & > a[aria-current]::before {
    content: '';
    position: absolute;
    inset-block-start: 0;
    inset-inline: 25%;
    block-size: 2px;
    border-radius: ${token('radius.full')};
    background: ${token('accent.indicator')};
  }
  @media (forced-colors: active) {
    & > a[aria-current]::before {
      background: Highlight;
    }
  }
`;

export const Cart = styled(RouterLink)`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${token('space.2')};
  min-block-size: ${token('control.md')};
  padding-inline: ${token('space.3')};
  border-radius: ${token('radius.md')};
  color: ${token('text.primary')};
  background: ${token('surface.card')};
  box-shadow: ${token('elevation.1')};
  text-decoration: none;
  white-space: nowrap;
  ${type('body-medium')}
  [data-scheme='dark'] && {
    background: ${token('fill.neutral')};
    box-shadow: none;
  }
  @media (hover: hover) {
    &:hover,
    [data-scheme='dark'] &&:hover {
      background: ${token('fill.neutral-hover')};
    }
  }
  & > [data-part='count'] {
    display: inline-flex;
    min-inline-size: 24px;
  }
  /* Room for four figures with decimals and a long sign, such as US$3,180.50. */
  & > [data-part='total'] {
    min-inline-size: 11ch;
    text-align: end;
    font-variant-numeric: tabular-nums;
    &[data-old],
    & > [aria-hidden] {
      color: ${token('text.secondary')};
    }
    ${below('lg')} {
      ${onlyRead}
    }
  }
  ${below('md')} {
    justify-content: center;
    min-inline-size: ${token('control.md')};
    padding: 0;
    &,
    [data-scheme='dark'] && {
      background: none;
      box-shadow: none;
    }
    & > [data-part='label'] {
      ${onlyRead}
    }
    & > [data-part='count'] {
      min-inline-size: 0;
      position: absolute;
      /* On the upper corner of the icon, however large the target around it is. */
      inset-block-start: calc(50% - 18px);
      inset-inline-start: calc(50% + 2px);
    }
  }
  @media (pointer: coarse) {
    min-inline-size: ${token('target.coarse')};
    min-block-size: ${token('target.coarse')};
  }
`;
