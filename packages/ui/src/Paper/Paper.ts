import { styled } from 'styled-components';
import { below, token, type } from '../tokens';

/** The way back and the buttons over a paper; not printed. */
export const PaperActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${token('space.2')};
  max-inline-size: ${token('container.narrow')};
  margin: 0 auto ${token('space.4')};
  /* Its text stands in line with the sheet. */
  & > a {
    margin-inline-start: calc(-1 * ${token('control-padding.md')});
  }
  @media print {
    display: none;
  }
`;

/** A document as it is printed: on the screen a sheet, on paper the page itself. */
export const Paper = styled.article`
  max-inline-size: ${token('container.narrow')};
  margin-inline: auto;
  padding: ${token('space.10')};
  border: 1px solid ${token('border.subtle')};
  border-radius: ${token('radius.xl')};
  background: ${token('surface.card')};
  box-shadow: ${token('elevation.2')};
  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: ${token('space.2')} ${token('space.6')};
    margin-block-end: ${token('space.8')};
  }
  & > header h1 {
    ${type('title-1')}
  }
  & > header p {
    color: ${token('text.secondary')};
    ${type('body')}
  }
  ${below('sm')} {
    padding: ${token('space.5')} ${token('space.4')};
    & > header {
      margin-block-end: ${token('space.5')};
    }
  }
  @media print {
    max-inline-size: none;
    padding: 0;
    border: 0;
    box-shadow: none;
  }
`;

/** Who is named on a paper, side by side where there is room. */
export const PaperParties = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(180px, 100%), 1fr));
  gap: ${token('space.5')} ${token('space.6')};
  margin-block-end: ${token('space.6')};
  & dt {
    margin-block-end: ${token('space.1')};
    color: ${token('text.secondary')};
    ${type('small')}
  }
  & dd {
    margin: 0;
    overflow-wrap: anywhere;
    ${type('body')}
  }
  & address {
    font-style: normal;
  }
  & address > * {
    display: block;
    /* A line in letters of another direction keeps its order, and stands below the others. */
    unicode-bidi: plaintext;
    text-align: match-parent;
    text-align: -webkit-match-parent;
  }
  & b {
    ${type('body-medium')}
  }
`;

/** Lines with their amounts at the end, and the sum below them. */
export const PaperTable = styled.table`
  inline-size: 100%;
  border-spacing: 0;
  & th,
  & td {
    padding: ${token('space.3')} 0;
    text-align: start;
    vertical-align: top;
    border-block-end: 1px solid ${token('border.subtle')};
    ${type('body')}
  }
  & th + td,
  & td + td,
  & th + th {
    padding-inline-start: ${token('space.4')};
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  & thead th {
    color: ${token('text.secondary')};
    ${type('small')}
  }
  & tbody th {
    overflow-wrap: anywhere;
    ${type('body-medium')}
  }
  & td:last-child {
    white-space: nowrap;
  }
  & small {
    display: block;
    color: ${token('text.secondary')};
    ${type('small')}
  }
  & code {
    font-family: var(--qd-font-mono);
    font-size: inherit;
  }
  & tfoot > tr > * {
    vertical-align: baseline;
    border-block-end: 0;
  }
  & tfoot strong {
    ${type('metric-lg')}
  }
  ${below('sm')} {
    & tfoot strong {
      ${type('metric-md')}
    }
    & th + td,
    & td + td,
    & th + th {
      padding-inline-start: ${token('space.2')};
    }
  }
  @media print {
    & tr {
      break-inside: avoid;
    }
  }
`;

/** Small print below a table. */
export const PaperNote = styled.p`
  margin-block-start: ${token('space.4')};
  color: ${token('text.secondary')};
  text-wrap: pretty;
  ${type('small')}
`;
