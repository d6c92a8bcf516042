import { styled } from 'styled-components';
import { token, type } from '../tokens';
import { appearances } from './appearances';

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
  [data-form='futuristic'] > ul > & > h2 {
    ${type('title-5')}
    text-transform: none;
    color: var(--qd-nav-text-selected);
    padding-block: 16px 8px;
  }
  /* A heading has no room in a rail: a line stands for it. */
  [data-collapsed] & > h2 {
    block-size: 1px;
    margin: 8px;
    padding: 0;
    overflow: hidden;
    background: var(--qd-nav-line);
  }
  [data-collapsed] &:first-child > h2 {
    background: none;
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
  [data-form='futuristic'] &[aria-current='page']::before {
    content: '';
    position: absolute;
    inset-block: 6px;
    inset-inline-start: 0;
    inline-size: 2px;
    border-radius: 1px;
    background: var(--qd-nav-icon-selected);
  }
  [data-collapsed] & {
    justify-content: center;
    inline-size: 40px;
    min-block-size: 40px;
    margin-inline: auto;
    padding-inline: 0;
    & > [data-part='label'],
    & > [data-part='badge'] {
      position: absolute;
      clip-path: inset(50%);
    }
    & > [data-part='chevron'] {
      display: none;
    }
    &:has(> [data-part='badge'])::after {
      content: '';
      position: absolute;
      inset-block-start: 7px;
      inset-inline-end: 7px;
      inline-size: 7px;
      block-size: 7px;
      border-radius: 50%;
      background: ${token('accent.indicator')};
    }
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
  [data-collapsed] & {
    display: none;
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
