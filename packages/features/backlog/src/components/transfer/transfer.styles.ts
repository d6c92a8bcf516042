import { below, token, type } from '@quarterdeck/ui/tokens';
import { styled } from 'styled-components';

export const DropZone = styled.div`
  display: grid;
  justify-items: center;
  gap: ${token('space.3')};
  margin-block-start: ${token('space.4')};
  padding: ${token('space.8')} ${token('space.4')};
  border: 1px dashed ${token('border.control')};
  border-radius: ${token('radius.lg')};
  color: ${token('text.secondary')};
  background: ${token('surface.sunken')};
  text-align: center;
  text-wrap: balance;
  &[data-over] {
    border-color: ${token('border.accent')};
    background: ${token('fill.selected')};
  }
  & > small {
    ${type('small')}
  }
`;

export const Preview = styled.div`
  display: grid;
  gap: ${token('space.3')};
  & > p {
    overflow-wrap: anywhere;
    color: ${token('text.secondary')};
    outline: none;
  }
  & > p > b {
    color: ${token('text.primary')};
    font-weight: ${token('weight.semibold')};
  }
  & > [role='region'] {
    max-block-size: min(420px, 50dvh);
    overflow: auto;
    border: 1px solid ${token('border.subtle')};
    border-radius: ${token('radius.lg')};
    scrollbar-width: thin;
  }
  & > [role='region']:focus-visible {
    outline: 2px solid ${token('focus.ring')};
    outline-offset: 2px;
  }
  & > small {
    color: ${token('text.secondary')};
    ${type('small')}
  }
`;

export const Table = styled.table`
  inline-size: 100%;
  border-spacing: 0;
  & th,
  & td {
    padding: ${token('space.2')} ${token('space.3')};
    border-block-end: 1px solid ${token('border.subtle')};
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
    ${type('small')}
  }
  & tbody tr:last-child > * {
    border-block-end: 0;
  }
  & thead th {
    position: sticky;
    inset-block-start: 0;
    z-index: ${token('layer.raised')};
    color: ${token('text.secondary')};
    background: ${token('surface.sunken')};
    white-space: nowrap;
  }
  & tbody th {
    inline-size: 45%;
    font-weight: ${token('weight.medium')};
  }
  & td:first-child {
    color: ${token('text.secondary')};
    font-variant-numeric: tabular-nums;
  }
  & td:nth-child(3) {
    white-space: nowrap;
  }
  & li {
    color: ${token('danger.text')};
  }
  ${below('sm')} {
    /* What is wrong needs the room more. */
    & :is(td, th):nth-child(3) {
      display: none;
    }
    & th,
    & td {
      padding-inline: ${token('space.2')};
    }
  }
`;

/** Black on white whatever the scheme; the screen never shows it. */
export const Paper = styled.article`
  display: none;
  @media print {
    @page {
      size: A4;
      margin: 16mm 14mm;
    }
    display: block;
    color: #000;
    background: #fff;
    & h1 {
      ${type('title-1')}
    }
    & h2 {
      margin-block: 20px 4px;
      break-after: avoid;
      ${type('title-4')}
    }
    & h2 > small {
      font-size: 12px;
      font-weight: 400;
    }
    & header > p {
      font-size: 12px;
    }
  }
`;

export const PaperTable = styled.table`
  inline-size: 100%;
  border-spacing: 0;
  & th,
  & td {
    padding: 5px 8px 5px 0;
    border-block-end: 1px solid #bbb;
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
    font-size: 11px;
    line-height: 1.4;
  }
  & thead th {
    border-block-end-color: #000;
  }
  & td:first-child {
    inline-size: 64px;
    font-family: var(--qd-font-mono);
  }
  & td:nth-child(3) {
    inline-size: 110px;
  }
  & td:nth-child(4) {
    inline-size: 90px;
  }
  & td:last-child,
  & thead th:last-child {
    inline-size: 70px;
    padding-inline-end: 0;
    text-align: end;
  }
  & small {
    display: block;
    font-size: 10px;
    font-weight: 400;
  }
  & tr {
    break-inside: avoid;
  }
`;
