import type { BacklogItem } from '@quarterdeck/contract/entities/backlogItem';
import type { Currency } from '@quarterdeck/contract/entities/currency';
import Papa from 'papaparse';
import { fileColumns, guardCell, labelSeparator, type FileColumn } from './itemFile';

/** Tells spreadsheets that the file is UTF-8; without it they read letters such as ğ as two. */
const byteOrderMark = '\uFEFF';

const cells: Record<FileColumn, (item: BacklogItem, currency: Currency) => string | number | null> = {
  key: ({ key }) => key,
  title: ({ title }) => title,
  description: ({ description }) => description,
  status: ({ status }) => status,
  labels: ({ labels }) => labels.join(`${labelSeparator} `),
  assigneeId: ({ assigneeId }) => assigneeId ?? '',
  estimateDays: ({ estimateDays }) => estimateDays,
  price: ({ price }) => price,
  // What nothing is asked for has no currency.
  currency: (item, currency) => (item.price > 0 ? (item.currency ?? currency) : ''),
  payment: ({ payment }) => payment,
  dueDate: ({ dueDate }) => dueDate ?? '',
  acceptanceCriteria: ({ acceptanceCriteria }) =>
    acceptanceCriteria.map(({ text, done }) => `[${done ? 'x' : ' '}] ${text}`).join('\n'),
};

/**
 * The items as CSV for spreadsheets (RFC 4180, UTF-8, one row each in their order). Texts stand in quotes and none of
 * them is a formula; numbers stand bare, so that they can be added up.
 * @param currency of the project; what was paid keeps the one it was paid in.
 */
export function toCsv(items: readonly BacklogItem[], currency: Currency): string {
  const rows = items.map((item) =>
    fileColumns.map((column) => {
      const cell = cells[column](item, currency);
      return typeof cell === 'string' ? guardCell(cell) : cell;
    }),
  );
  const quotes = (cell: unknown) => typeof cell === 'string';
  return byteOrderMark + Papa.unparse({ fields: [...fileColumns], data: rows }, { newline: '\r\n', quotes });
}

/** The items as JSON, whole and in their order. */
export function toJson(items: readonly BacklogItem[]): string {
  return `${JSON.stringify(items, null, 2)}\n`;
}
