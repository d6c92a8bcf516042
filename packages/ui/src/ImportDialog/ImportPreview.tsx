import { useEffect, useRef } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { styled } from 'styled-components';
import { useKitMessages } from '../messages';
import { useScrollEdges } from '../ScrollArea/useScrollEdges';
import { Stack } from '../Stack';
import { StatusBadge } from '../StatusBadge';
import { Text } from '../Text';
import { below, token, type } from '../tokens';
import { countOutcomes, inOrderShown, type ImportColumn, type ImportOutcome, type ImportRow } from './importRows';

/** Rows of a long file that are drawn; the sentence above counts all of them. */
const shownRows = 200;
/** Outcomes in the order in which they are counted. */
const countedOutcomes = ['new', 'update', 'error', 'same'] as const;
const tones = { update: 'info', new: 'success', same: 'neutral' } as const;

export interface ImportPreviewProps<Row extends ImportRow> {
  /** Of the file. */
  name: string;
  rows: readonly Row[];
  columns: readonly ImportColumn<Row>[];
  sayCount: (outcome: ImportOutcome, count: number) => string;
  sayOutcome: (row: Row) => string;
  getErrors: (row: Row) => readonly string[];
}

/** Each row of the file, with what becomes of it; what cannot be imported stands first. */
export function ImportPreview<Row extends ImportRow>(props: ImportPreviewProps<Row>) {
  const { name, rows, columns, sayCount, sayOutcome, getErrors } = props;
  const messages = useKitMessages();
  const { locale } = useLocale();
  const number = new Intl.NumberFormat(locale);
  const summary = useRef<HTMLParagraphElement>(null);
  const { ref: scroller, isStop } = useScrollEdges<HTMLDivElement>(undefined);
  // The button that had the focus has given way to the preview.
  useEffect(() => summary.current?.focus(), []);
  const counts = countOutcomes(rows);
  const shown = inOrderShown(rows).slice(0, shownRows);
  const said = countedOutcomes.flatMap((outcome) =>
    counts[outcome] === 0 ? [] : [sayCount(outcome, counts[outcome])],
  );
  return (
    <Preview gap="3">
      <p ref={summary} tabIndex={-1}>
        <b>{name}</b> {new Intl.ListFormat(locale).format(said)}
        {counts.error > 0 && counts.error < rows.length ? (
          <>
            . <small>{messages.errorsFirst}</small>
          </>
        ) : null}
      </p>
      {/* Where it scrolls it is reached by Tab, so that keys can scroll it. */}
      <div ref={scroller} role="region" aria-label={messages.importedRows} {...(isStop ? { tabIndex: 0 } : {})}>
        <Table>
          <thead>
            <tr>
              <th scope="col">{messages.importRow}</th>
              {columns.map(({ id, name: head, isHiddenOnPhones = false }) => (
                <th key={id} scope="col" data-wide={isHiddenOnPhones || undefined}>
                  {head}
                </th>
              ))}
              <th scope="col">{messages.importResult}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <tr key={row.number}>
                <td data-part="number">{number.format(row.number)}</td>
                {columns.map(({ id, cell, isRowHeader = false, isHiddenOnPhones = false }) =>
                  isRowHeader ? (
                    <th key={id} scope="row">
                      <Clamp>{cell(row)}</Clamp>
                    </th>
                  ) : (
                    <td key={id} data-wide={isHiddenOnPhones || undefined}>
                      <Clamp>{cell(row)}</Clamp>
                    </td>
                  ),
                )}
                <td>
                  {row.outcome === 'error' ? (
                    <ul>
                      {getErrors(row).map((error) => (
                        <li key={error}>{error}</li>
                      ))}
                    </ul>
                  ) : (
                    <StatusBadge tone={tones[row.outcome]}>{sayOutcome(row)}</StatusBadge>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
      {rows.length > shown.length ? (
        <Text variant="small" tone="secondary">
          {messages.moreRows(number.format(rows.length - shown.length))}
        </Text>
      ) : null}
    </Preview>
  );
}

const Preview = styled(Stack)`
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
`;

/** The whole text is in the file; here it would push the other rows away. */
const Clamp = styled.div`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  overflow: hidden;
`;

const Table = styled.table`
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
    inline-size: 35%;
    font-weight: ${token('weight.medium')};
  }
  & [data-part='number'] {
    color: ${token('text.secondary')};
    font-variant-numeric: tabular-nums;
  }
  & td[data-wide] {
    white-space: nowrap;
  }
  & li {
    color: ${token('danger.text')};
  }
  ${below('sm')} {
    /* What is wrong needs the room more. */
    & [data-wide] {
      display: none;
    }
    & th,
    & td {
      padding-inline: ${token('space.2')};
    }
  }
`;
