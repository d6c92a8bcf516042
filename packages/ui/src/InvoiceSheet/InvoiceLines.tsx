import { css, styled, type RuleSet } from 'styled-components';
import { token, type } from '../tokens';
import type { InvoiceSheetDesign } from './designs';
import { phone } from './InvoiceSheet.styles';

export interface InvoiceColumn {
  /** Of `cells` in each line. */
  id: string;
  label: string;
  /** The name of the line, which takes the width that is left; `number` stands at the end, `code` is monospaced. @default 'text' */
  kind?: 'title' | 'text' | 'number' | 'code';
  /** In pixels; a title needs none. */
  width?: number;
}

export interface InvoiceLine {
  id: string;
  /** By the column's id; what is missing is an empty cell. */
  cells: Readonly<Record<string, string>>;
  /** Below the title, in the modern design. */
  text?: string;
}

export interface InvoiceLinesProps {
  design: InvoiceSheetDesign;
  /** Name of the table. */
  label: string;
  columns: readonly InvoiceColumn[];
  lines: readonly InvoiceLine[];
}

/** Where its parts are stacked as blocks, browsers forget that it is a table: each says what it is. */
const roles = {
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

/** What is invoiced, as a table: its head stands on every page, and no page tears a row. */
export function InvoiceLines({ design, label, columns, lines }: InvoiceLinesProps) {
  return (
    <Lines role="table" aria-label={label} $design={design} data-part="lines">
      <thead {...roles.group}>
        <tr {...roles.row}>
          {columns.map(({ id, label: head, kind = 'text', width }) => (
            <th key={id} scope="col" {...roles.columnHeader} data-kind={kind} style={{ inlineSize: width }}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...roles.group}>
        {lines.map(({ id: lineId, cells, text = '' }) => (
          <tr key={lineId} {...roles.row}>
            {columns.map(({ id, label: head, kind = 'text' }) =>
              kind === 'title' ? (
                <th key={id} scope="row" {...roles.rowHeader} data-kind={kind}>
                  {cells[id]}
                  {design === 'modern' && text !== '' ? <small>{text}</small> : null}
                </th>
              ) : (
                <td key={id} {...roles.cell} data-kind={kind} data-label={head}>
                  {cells[id]}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </Lines>
  );
}

const rows: Record<InvoiceSheetDesign, RuleSet> = {
  compact: css`
    & th,
    & td {
      padding-block: 6px 5px;
      ${type('caption')}
    }
  `,
  modern: css`
    & th,
    & td {
      padding-block: ${token('space.2-5')};
      ${type('small')}
    }
    & thead th {
      padding-block-start: 0;
    }
    & tbody th {
      ${type('small-medium')}
    }
  `,
};

const Lines = styled.table<{ $design: InvoiceSheetDesign }>`
  inline-size: 100%;
  border-spacing: 0;
  & th,
  & td {
    padding-inline: 0 ${token('space.3')};
    border-block-end: 1px solid ${token('border.default')};
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  ${(p) => rows[p.$design]}
  & th:last-child,
  & td:last-child {
    padding-inline-end: 0;
  }
  & thead th {
    color: ${token('text.secondary')};
    border-block-end-color: ${token('text.primary')};
    white-space: nowrap;
  }
  & [data-kind='number'] {
    text-align: end;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  & td[data-kind='code'] {
    color: ${token('text.secondary')};
    font-family: ${token('font.mono')};
  }
  & small {
    display: block;
    color: ${token('text.secondary')};
    font-weight: 400;
    ${type('caption')}
  }
  & tr {
    break-inside: avoid;
  }
  /* The sums do not stand alone on the last page. */
  & tbody > tr:last-child {
    break-after: avoid;
  }
  ${phone} {
    &,
    & > tbody {
      display: block;
    }
    & > thead {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    & > tbody > tr {
      display: grid;
      padding-block: ${token('space.3')};
      border-block-end: 1px solid ${token('border.default')};
    }
    & > tbody > tr > * {
      display: block;
      padding: 0;
      border: 0;
    }
    & > tbody > tr > th {
      order: -1;
      margin-block-end: ${token('space.1')};
      ${type('small-medium')}
    }
    & > tbody > tr > td {
      display: flex;
      justify-content: space-between;
      gap: ${token('space.4')};
      text-align: end;
      white-space: normal;
    }
    & > tbody > tr > td::before {
      content: attr(data-label);
      flex: none;
      color: ${token('text.secondary')};
      font-family: ${token('font.sans')};
    }
    & > tbody > tr > td:empty {
      display: none;
    }
  }
`;
