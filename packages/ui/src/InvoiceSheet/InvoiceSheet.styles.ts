import { css, styled, type RuleSet } from 'styled-components';
import { below, token, type } from '../tokens';
import type { InvoiceSheetDesign } from './designs';

interface Designed {
  $design: InvoiceSheetDesign;
}

/** A4 at 96 dots an inch, and the margins of 16 mm. */
const paper = { width: 794, height: 1123, margin: 60 } as const;

/** Narrow screens only: paper is as wide as it is, whatever prints it. */
export const phone = below('sm').replace('@media ', '@media screen and ');

const sheets: Record<InvoiceSheetDesign, RuleSet> = {
  compact: css`
    padding-block-start: ${paper.margin}px;
    ${type('caption')}
    ${phone} {
      padding-block-start: ${token('space.6')};
    }
  `,
  modern: css`
    ${type('small')}
  `,
};

/** The paper: always light, whatever the scheme of the page. */
export const Sheet = styled.article<Designed>`
  display: flex;
  flex-direction: column;
  inline-size: min(${paper.width}px, 100%);
  min-block-size: ${paper.height}px;
  margin-inline: auto;
  padding: 0 ${paper.margin}px ${token('space.10')};
  color: ${token('text.primary')};
  background: ${token('surface.card')};
  box-shadow: ${token('elevation.2')};
  ${(p) => sheets[p.$design]}
  & code {
    font-family: ${token('font.mono')};
    font-size: inherit;
  }
  ${phone} {
    min-block-size: 0;
    padding-inline: ${token('space.4')};
    padding-block-end: ${token('space.6')};
  }
  @media print {
    display: block;
    inline-size: auto;
    min-block-size: 0;
    margin: 0;
    padding-block: 0;
    /* Pages of the compact design have the margins themselves. */
    padding-inline: ${(p) => (p.$design === 'modern' ? `${paper.margin}px` : '0')};
    box-shadow: none;
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

/** The head of the compact design: the mark, and at the end what it is and its number. */
export const PlainHead = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${token('space.3')} ${token('space.6')};
  margin-block-end: ${token('space.8')};
  & > div {
    display: grid;
    justify-items: end;
    gap: ${token('space.0-5')};
    min-inline-size: 0;
    text-align: end;
    overflow-wrap: anywhere;
  }
  & h1,
  & h2 {
    ${type('title-4')}
  }
  & code {
    font-size: 13px;
  }
`;

/** The band of the modern design, from edge to edge; the only color that is printed. */
export const Band = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  flex: none;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space.2')} ${token('space.6')};
  min-block-size: 120px;
  margin-inline: -${paper.margin}px;
  padding: ${token('space.4')} ${paper.margin}px;
  overflow: clip;
  color: ${token('hull.text')};
  background: ${token('hull.background')};
  print-color-adjust: exact;
  & > svg {
    position: absolute;
    inset: 0;
  }
  & > :not(svg) {
    position: relative;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & > span:last-child {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space.1')} ${token('space.3')};
  }
  & code {
    font-size: 13px;
  }
  ${phone} {
    min-block-size: 88px;
    margin-inline: calc(-1 * ${token('space.4')});
    padding-inline: ${token('space.4')};
  }
`;

/** The head of the modern design below its band: what it is, and what is due. */
export const Opening = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${token('space.4')} ${token('space.8')};
  margin-block: ${token('space.8')} ${token('space.6')};
  & > div {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & h1,
  & h2 {
    ${type('display')}
  }
  & p {
    color: ${token('text.secondary')};
    ${type('body')}
  }
  & > [data-part='due'] {
    text-align: end;
  }
  & > [data-part='due'] strong {
    display: block;
    color: ${token('text.primary')};
    font-variant-numeric: tabular-nums;
    ${type('metric-xl')}
  }
  ${phone} {
    margin-block: ${token('space.6')};
    & > [data-part='due'] {
      text-align: start;
    }
    & > [data-part='due'] strong {
      ${type('metric-lg')}
    }
  }
`;

/** Who sells and who pays, side by side; in the modern design the details stand beside them. */
export const Parties = styled.dl<{ $columns: number }>`
  display: grid;
  grid-template-columns: repeat(${(p) => p.$columns}, minmax(0, 1fr));
  gap: ${token('space.5')} ${token('space.6')};
  margin-block-end: ${token('space.6')};
  & dt {
    margin-block-end: ${token('space.1-5')};
    color: ${token('text.secondary')};
  }
  & dd {
    overflow-wrap: anywhere;
  }
  & dd > span {
    display: block;
    line-height: 18px;
    /* A line in letters of another direction keeps its order, and stands below the others. */
    unicode-bidi: plaintext;
    text-align: match-parent;
    text-align: -webkit-match-parent;
  }
  ${phone} {
    grid-template-columns: 1fr;
  }
`;

const facts: Record<InvoiceSheetDesign, RuleSet> = {
  compact: css`
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: ${token('space.3')} ${token('space.6')};
    margin-block-end: ${token('space.6')};
    padding-block: ${token('space.3')};
    border-block: 1px solid ${token('border.strong')};
    & dd {
      ${type('caption-medium')}
    }
  `,
  modern: css`
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0 ${token('space.4')};
    line-height: 18px;
    & > div {
      display: contents;
    }
  `,
};

/** Terms with their values: the dates, the reference. */
export const Facts = styled.dl<Designed>`
  & > div {
    min-inline-size: 0;
  }
  & dt {
    margin: 0;
    color: ${token('text.secondary')};
  }
  & dd {
    overflow-wrap: anywhere;
  }
  ${(p) => facts[p.$design]}
`;

/** What stands after the lines: it is not torn apart, and stays with the last of them. */
export const Closing = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${token('space.5')} ${token('space.8')};
  margin-block-start: ${token('space.4')};
  break-inside: avoid;
  break-before: avoid;
`;

/** A line for the reader, and below it the stamp. */
export const Remarks = styled.div`
  display: grid;
  flex: 1 1 200px;
  justify-items: start;
  gap: ${token('space.4')};
  min-inline-size: 0;
  & > p {
    max-inline-size: 36ch;
    text-wrap: pretty;
    overflow-wrap: anywhere;
    ${type('body-medium')}
  }
`;

/** Sums below each other, the total last. */
export const Totals = styled.dl<Designed>`
  flex: 0 1 ${(p) => (p.$design === 'modern' ? 314 : 260)}px;
  min-inline-size: min(240px, 100%);
  margin-inline-start: auto;
  & > div {
    display: flex;
    justify-content: space-between;
    gap: ${token('space.4')};
    padding-block: ${token('space.1')};
  }
  & dt {
    min-inline-size: 0;
    overflow-wrap: anywhere;
    color: ${token('text.secondary')};
  }
  & dd {
    flex: none;
    max-inline-size: 100%;
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  & > [data-part='total'] {
    align-items: baseline;
    margin-block-start: ${token('space.1-5')};
    padding-block-start: ${token('space.2-5')};
    border-block-start: 1px solid ${token('text.primary')};
    & > dt {
      color: inherit;
      ${type('title-5')}
    }
    & > dd {
      ${type('title-4')}
    }
  }
  ${phone} {
    flex-basis: 100%;
  }
`;

/** Stamped by hand, a little askew. Ink alone, so that every printer has it. */
export const Stamp = styled.p`
  display: grid;
  justify-items: center;
  margin: ${token('space.2')};
  padding: ${token('space.1-5')} ${token('space.4')};
  border: 2px solid currentcolor;
  border-radius: ${token('radius.md')};
  outline: 1px solid currentcolor;
  outline-offset: 2px;
  color: ${token('text.secondary')};
  font-family: ${token('font.mono')};
  font-size: 11px;
  line-height: 1.4;
  rotate: -4deg;
  &:dir(rtl) {
    rotate: 4deg;
  }
  & > strong {
    ${type('title-3')}
    font-family: ${token('font.mono')};
  }
`;

/** Says that it may still change, at its number. */
export const DraftMark = styled.span`
  padding: 0 ${token('space.2')};
  border: 1px dashed currentcolor;
  border-radius: ${token('radius.xs')};
  font-size: 12px;
  font-weight: 500;
  line-height: 20px;
`;

/** How it is paid, on a ground of its own that paper leaves out. */
export const Payment = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1.7fr) minmax(0, 1fr);
  gap: ${token('space.4')} ${token('space.8')};
  margin-block-start: ${token('space.6')};
  padding: ${token('space.4')} ${token('space.6')};
  border: 1px solid ${token('border.default')};
  border-radius: ${token('radius.lg')};
  background: ${token('surface.sunken')};
  break-inside: avoid;
  & > div {
    min-inline-size: 0;
  }
  & h2,
  & h3 {
    margin-block-end: ${token('space.2')};
    ${type('small-medium')}
  }
  & p {
    overflow-wrap: anywhere;
  }
  & p > code {
    display: block;
    padding: ${token('space.2')} ${token('space.3')};
    border: 1px solid ${token('border.default')};
    border-radius: ${token('radius.md')};
    background: ${token('surface.card')};
    font-size: 14px;
  }
  & small {
    display: block;
    margin-block-start: ${token('space.2')};
    color: ${token('text.secondary')};
    font-size: 12px;
  }
  ${phone} {
    grid-template-columns: 1fr;
    padding: ${token('space.4')};
  }
  @media print {
    background: none;
  }
`;

/** Small print after the sums. */
export const Terms = styled.p`
  max-inline-size: 68ch;
  margin-block-start: ${token('space.8')};
  color: ${token('text.secondary')};
  text-wrap: pretty;
  overflow-wrap: anywhere;
  ${type('caption')}
`;

/** The foot of the sheet on the screen; on paper each page has one. */
export const Foot = styled.footer`
  margin-block-start: auto;
  padding-block-start: ${token('space.8')};
  color: ${token('text.secondary')};
  overflow-wrap: anywhere;
  ${type('caption')}
  & > p {
    padding-block-start: ${token('space.3')};
    border-block-start: 1px solid ${token('border.default')};
  }
  @media print {
    display: none;
  }
`;
