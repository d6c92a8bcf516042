import { Button } from 'react-aria-components/Button';
import { Tree as AriaTree, TreeItem } from 'react-aria-components/Tree';
import { styled } from 'styled-components';
import { token, type } from '../tokens';
import type { TreeRow } from './treeRows';

export const Root = styled(AriaTree<TreeRow>)`
  --qd-tree-indent: 20px;
  display: flex;
  flex-direction: column;
  gap: 1px;
  min-inline-size: 0;
  overflow: auto;
  outline: none;
  color: ${token('text.primary')};
  ${type('body')}
  &[data-empty] {
    padding: ${token('space.4')};
    color: ${token('text.secondary')};
    ${type('small')}
  }
  &[data-focus-visible] {
    border-radius: ${token('radius.md')};
    outline: 2px solid ${token('focus.ring')};
    outline-offset: -2px;
  }
`;

export const Row = styled(TreeItem<TreeRow>)`
  /* From the sixth level on, rows are indented as far as those of the sixth. */
  --qd-tree-inset: calc((min(var(--tree-item-level), 6) - 1) * var(--qd-tree-indent));
  position: relative;
  flex: none;
  border-radius: ${token('radius.md')};
  outline: none;
  cursor: default;
  &[data-selection-mode],
  &[data-has-child-items] {
    cursor: pointer;
  }
  /* A guide line for each level above, below the chevrons of that level. */
  &::before {
    content: '';
    position: absolute;
    inset-block: 0 -1px;
    inset-inline-start: 17px;
    inline-size: var(--qd-tree-inset);
    background: repeating-linear-gradient(
      to right,
      ${token('border.default')} 0 1px,
      transparent 1px var(--qd-tree-indent)
    );
    pointer-events: none;
  }
  &:dir(rtl)::before {
    background: repeating-linear-gradient(
      to left,
      ${token('border.default')} 0 1px,
      transparent 1px var(--qd-tree-indent)
    );
  }
  &[data-hovered] {
    background: ${token('fill.hover')};
  }
  &[data-pressed] {
    background: ${token('fill.pressed')};
  }
  &[data-selected] {
    color: ${token('text.accent-strong')};
    background: ${token('fill.selected')};
  }
  &[data-selected][data-hovered] {
    background: ${token('fill.selected-hover')};
  }
  &[data-focus-visible] {
    outline: 2px solid ${token('focus.ring')};
    outline-offset: -2px;
  }
  &[data-muted] {
    color: ${token('text.disabled')};
  }
  @media (forced-colors: active) {
    &[data-selected] {
      forced-color-adjust: none;
      color: HighlightText;
      background: Highlight;
    }
    &[data-selected][data-focus-visible] {
      outline-color: CanvasText;
    }
    &::before {
      display: none;
    }
  }
`;

export const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space.2')};
  min-block-size: ${token('row.nav')};
  padding-inline: calc(var(--qd-tree-inset) + ${token('space.2')}) ${token('space.3')};
  & > [data-part='leaf'] {
    flex: none;
    inline-size: 20px;
  }
  & > [data-part='icon'] {
    display: grid;
    flex: none;
    color: ${token('text.secondary')};
  }
  [data-selected] > * > & > [data-part='icon'] {
    color: inherit;
  }
  & > [data-part='name'] {
    flex: 1;
    min-inline-size: 0;
    padding-block: ${token('space.1')};
    overflow-wrap: anywhere;
    /* Beside its icon, whichever way the name itself runs. */
    text-align: match-parent;
    text-align: -webkit-match-parent;
  }
  & > [data-part='meta'] {
    flex: none;
    max-inline-size: 40%;
    color: ${token('text.secondary')};
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
    /* A size such as "240 kB" keeps its order in right-to-left text. */
    unicode-bidi: plaintext;
    ${type('caption')}
  }
  &[data-status] {
    color: ${token('text.secondary')};
    ${type('small')}
  }
  &[data-status='failed'] {
    color: ${token('danger.text')};
  }
`;

export const Chevron = styled(Button)`
  position: relative;
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 20px;
  block-size: 24px;
  padding: 0;
  border: 0;
  border-radius: ${token('radius.xs')};
  background: none;
  color: ${token('text.secondary')};
  cursor: pointer;
  &::after {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline: -2px;
  }
  & > span {
    display: grid;
    transition: rotate ${token('duration.base')} ${token('easing.standard')};
  }
  [data-expanded] > * > * > & > span {
    rotate: 90deg;
  }
  [data-expanded] > * > * > & > span:dir(rtl) {
    rotate: -90deg;
  }
  &[data-hovered] {
    background: ${token('fill.hover')};
  }
  &[data-focus-visible] {
    outline: 2px solid ${token('focus.ring')};
    outline-offset: -2px;
  }
  @media (pointer: coarse) {
    &::after {
      inset-block: -10px;
      inset-inline: -12px;
    }
  }
`;
