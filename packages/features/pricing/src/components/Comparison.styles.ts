import { styled } from 'styled-components';
import { token, type } from '@quarterdeck/ui/tokens';

/** A word beside the name of a plan. */
export const PlanMark = styled.span`
  padding: 2px ${token('space.2')};
  border-radius: ${token('radius.sm')};
  color: ${token('text.secondary')};
  background: ${token('fill.neutral')};
  white-space: nowrap;
  ${type('caption-medium')}
  &[data-accent] {
    color: ${token('accent.on-solid')};
    background: ${token('accent.solid')};
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

/** Narrower than this the table scrolls sideways below its first column. */
const leastWidth = 860;

export const Table = styled.table`
  inline-size: 100%;
  min-inline-size: ${leastWidth}px;
  table-layout: fixed;
  border-spacing: 0;
  overflow-wrap: break-word;
  ${type('body')}
  & col[data-part='features'] {
    inline-size: 29.6%;
  }
  & :is(th, td) {
    block-size: 44px;
    padding: ${token('space.2')} ${token('space.5')};
    border-block-end: 1px solid ${token('border.subtle')};
    background: ${token('surface.sheet')};
    text-align: start;
    font-weight: inherit;
    font-variant-numeric: tabular-nums;
  }
  /* What names the row stays at the start while the plans scroll. */
  & [data-part='corner'],
  & tbody th {
    position: sticky;
    inset-inline-start: 0;
    z-index: ${token('layer.raised')};
    padding-inline-start: 0;
  }
  & tbody th {
    color: ${token('text.secondary')};
  }
  & [data-part='group'] > * {
    block-size: 48px;
    padding-block: ${token('space.5')} ${token('space.3')};
    vertical-align: bottom;
  }
  & [data-part='group'] > th {
    color: ${token('text.primary')};
    ${type('title-5')}
  }
  & thead {
    position: sticky;
    inset-block-start: 0;
    z-index: ${token('layer.sticky')};
  }
  & thead :is(th, td) {
    block-size: auto;
    border-block-end-color: ${token('border.default')};
  }
  & thead :is(th, [data-part='corner']) {
    padding-block: ${token('space.5')} 0;
    vertical-align: top;
  }
  & thead th {
    border-block-end: 0;
  }
  & thead tr + tr > td {
    padding-block: 0 ${token('space.4')};
    vertical-align: bottom;
  }
  & thead h1 {
    text-wrap: balance;
    ${type('title-3')}
  }
  & thead h1 + p {
    color: ${token('text.secondary')};
    ${type('small')}
  }
  & thead small {
    display: block;
    color: ${token('text.secondary')};
    ${type('caption')}
  }
  & thead [data-part='plan'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 ${token('space.2')};
    ${type('title-4')}
  }
  & :is(thead, tfoot) td > :is(a, button) {
    display: flex;
    inline-size: 100%;
    margin-block-start: ${token('space.2')};
  }
  & tfoot td {
    padding-block: ${token('space.4')};
    border-block-end: 0;
    color: ${token('text.secondary')};
    ${type('small')}
  }
  /* The recommended plan: a tinted column with a bar above it. */
  & :is(th, td)[data-accent] {
    border-inline: 1px solid ${token('accent.border')};
    background: color-mix(in srgb, ${token('accent.subtle')} 55%, ${token('surface.sheet')});
  }
  & thead th[data-accent] {
    box-shadow: inset 0 3px ${token('accent.indicator')};
  }
  & tfoot td[data-accent] {
    border-block-end: 1px solid ${token('accent.border')};
    border-end-start-radius: ${token('radius.lg')};
    border-end-end-radius: ${token('radius.lg')};
  }
  @media (forced-colors: active) {
    & :is(th, td)[data-accent] {
      border-inline: 2px solid Highlight;
    }
  }
  @media print {
    & thead,
    & [data-part='corner'],
    & tbody th {
      position: static;
    }
    & tr {
      break-inside: avoid;
    }
  }
`;

/** The picker of a phone, which stays at the top. */
export const PickerBar = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: ${token('layer.sticky')};
  margin-inline: calc(-1 * ${token('page.gutter')});
  padding: ${token('space.2')} ${token('page.gutter')};
  background: ${token('surface.sheet')};
  border-block-end: 1px solid ${token('border.default')};
  @media (max-height: 479px) {
    position: static;
  }
`;

export const PlanHead = styled.div`
  display: grid;
  gap: ${token('space.1')};
  margin-block-start: ${token('space.4')};
  padding: ${token('space.4')};
  border: 1px solid ${token('border.subtle')};
  border-radius: ${token('radius.lg')};
  background: ${token('surface.card')};
  &[data-accent] {
    border-color: ${token('accent.border')};
    background: color-mix(in srgb, ${token('accent.subtle')} 55%, ${token('surface.card')});
    box-shadow: inset 0 3px ${token('accent.indicator')};
  }
  & > h2 {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space.2')};
    ${type('title-4')}
  }
  & > small {
    color: ${token('text.secondary')};
    font-variant-numeric: tabular-nums;
    ${type('caption')}
  }
  & > :is(a, button) {
    margin-block: ${token('space.2')} 0;
  }
`;

export const PhoneTable = styled.table`
  inline-size: 100%;
  margin-block: ${token('space.2')};
  border-spacing: 0;
  overflow-wrap: anywhere;
  ${type('body')}
  & :is(th, td) {
    block-size: 44px;
    padding: ${token('space.2')} 0;
    border-block-end: 1px solid ${token('border.subtle')};
    text-align: start;
    font-weight: ${token('weight.regular')};
    font-variant-numeric: tabular-nums;
  }
  & th {
    padding-inline-end: ${token('space.4')};
    color: ${token('text.secondary')};
  }
  & td {
    inline-size: 46%;
  }
  & [data-part='group'] > th:first-child {
    block-size: 48px;
    padding-block-start: ${token('space.5')};
    color: ${token('text.primary')};
    vertical-align: bottom;
    ${type('title-5')}
  }
`;
