import { css, styled } from 'styled-components';
import { token, type } from '../tokens';

/** What differs between the quiet menu of the frame and the dark one of the hull. */
const appearances = {
  quiet: css`
    --qd-nav-text: ${token('text.secondary')};
    --qd-nav-heading: ${token('text.secondary')};
    --qd-nav-text-selected: ${token('text.primary')};
    --qd-nav-icon-selected: ${token('text.accent')};
    --qd-nav-hover: ${token('fill.hover')};
    --qd-nav-selected: ${token('surface.sheet')};
    --qd-nav-selected-shadow: ${token('elevation.1')};
    --qd-nav-line: ${token('border.default')};
    --qd-nav-badge: ${token('fill.selected')};
    --qd-nav-badge-text: ${token('text.accent-strong')};
    --qd-nav-ring: ${token('focus.ring')};
    [data-scheme='dark'] & {
      --qd-nav-selected: ${token('fill.neutral')};
      --qd-nav-selected-shadow: none;
    }
  `,
  hull: css`
    --qd-nav-text: ${token('hull.text-secondary')};
    --qd-nav-heading: ${token('hull.text-secondary')};
    --qd-nav-text-selected: ${token('hull.text')};
    --qd-nav-icon-selected: ${token('hull.mark')};
    --qd-nav-hover: ${token('hull.raised')};
    --qd-nav-selected: ${token('hull.selected')};
    --qd-nav-selected-shadow: none;
    --qd-nav-line: ${token('hull.border')};
    --qd-nav-badge: ${token('hull.mark')};
    --qd-nav-badge-text: ${token('hull.on-mark')};
    --qd-nav-ring: ${token('focus.ring-inverse')};
  `,
};

export const Frame = styled.div<{ $appearance: keyof typeof appearances }>`
  ${(p) => appearances[p.$appearance]}
  padding: 0 12px 12px;
`;

export const Group = styled.li`
  & > h2 {
    ${type('overline')}
    text-transform: uppercase;
    color: var(--qd-nav-heading);
    padding: 12px 8px 6px;
  }
  & + & {
    margin-block-start: 8px;
  }
`;

export const Row = styled.a`
  position: relative;
  display: flex;
  align-items: center;
  gap: 10px;
  inline-size: 100%;
  min-block-size: ${token('row.nav')};
  padding-block: 4px;
  padding-inline: calc(8px + var(--qd-nav-indent, 0px)) 8px;
  margin-block-end: 2px;
  border: 0;
  border-radius: ${token('radius.md')};
  background: transparent;
  color: var(--qd-nav-text);
  ${type('body')}
  font-weight: ${token('weight.book')};
  text-align: start;
  text-decoration: none;
  cursor: pointer;
  transition: background ${token('duration.micro')} ${token('easing.standard')};
  @media (hover: hover) {
    &:hover {
      background: var(--qd-nav-hover);
      color: var(--qd-nav-text-selected);
    }
  }
  &:focus-visible {
    outline: 2px solid var(--qd-nav-ring);
    outline-offset: -2px;
  }
  &[aria-current='page'] {
    background: var(--qd-nav-selected);
    box-shadow: var(--qd-nav-selected-shadow);
    color: var(--qd-nav-text-selected);
    font-weight: ${token('weight.strong')};
  }
  &[aria-current='page'] > svg {
    color: var(--qd-nav-icon-selected);
  }
  &[data-has-active] {
    color: var(--qd-nav-text-selected);
  }
  &[aria-disabled] {
    opacity: 0.55;
    cursor: default;
    background: transparent;
  }
  & > [data-part='label'] {
    flex: 1;
    min-inline-size: 0;
    display: grid;
    overflow-wrap: anywhere;
  }
  & > [data-part='label']::after {
    /* Reserves the width of the heavier weight, so that selecting moves nothing. */
    content: attr(data-text) / '';
    block-size: 0;
    visibility: hidden;
    overflow: hidden;
    font-weight: ${token('weight.strong')};
  }
  & > [data-part='chevron'] {
    transition: rotate ${token('duration.base')} ${token('easing.standard')};
    rotate: -90deg;
  }
  &:dir(rtl) > [data-part='chevron'] {
    rotate: 90deg;
  }
  &[aria-expanded='true'] > [data-part='chevron'] {
    rotate: 0deg;
  }
  @media (forced-colors: active) {
    &[aria-current='page'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

export const Branch = styled.ul`
  position: relative;
  &::before {
    content: '';
    position: absolute;
    inset-block: 2px;
    inset-inline-start: 16px;
    inline-size: 1px;
    background: var(--qd-nav-line);
  }
`;

export const Badge = styled.span<{ $isCount: boolean }>`
  ${type('caption-medium')}
  font-variant-numeric: tabular-nums;
  padding: 1px 6px;
  border-radius: ${(p) => (p.$isCount ? token('radius.full') : token('radius.sm'))};
  background: var(--qd-nav-badge);
  color: var(--qd-nav-badge-text);
`;

export const Rule = styled.hr`
  block-size: 1px;
  margin: 8px;
  border: 0;
  background: var(--qd-nav-line);
`;

export const Waiting = styled.div`
  inline-size: var(--qd-nav-waiting);
  block-size: 12px;
  margin-block: 13px;
  margin-inline-start: 8px;
  border-radius: ${token('radius.sm')};
  background: ${token('fill.neutral')};
`;
