import { styled } from 'styled-components';
import { type } from '../tokens';

/**
 * A document on A4 that only paper shows, black on white whatever the scheme: an `<article>` with a `<header>`, and headings
 * over `PrintTable`s. What the screen shows is to be hidden in print. A document that is on the screen as well is a `Paper`.
 */
export const PrintSheet = styled.article`
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
    & h2 > small,
    & header > p {
      font-size: 12px;
      font-weight: 400;
    }
  }
`;

/** Rows of a sheet; none is torn in two by the end of a page. `<small>` in a cell is a line of its own. */
export const PrintTable = styled.table`
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
  & small {
    display: block;
    font-size: 10px;
    font-weight: 400;
  }
  & tr {
    break-inside: avoid;
  }
`;
