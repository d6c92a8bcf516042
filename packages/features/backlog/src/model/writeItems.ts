import type { BacklogItem } from '@quarterdeck/contract/entities/backlogItem';
import type { Currency } from '@quarterdeck/contract/entities/currency';
import type { Project } from '@quarterdeck/contract/entities/project';
import { downloadFile } from '@quarterdeck/ui/downloadFile';
import Papa from 'papaparse';

/** Tells spreadsheets that the file is UTF-8; without it they read letters such as ğ as two. */
const byteOrderMark = '\uFEFF';

/** Between the labels of one cell; a label that holds it is read as two. */
export const labelSeparator = ';';

/**
 * What a spreadsheet would run as a formula: some pass over blanks before it. Also when it has been guarded before, so
 * that reading undoes one guard.
 */
const formula = /^[\s']*[=+\-@\t\r]/;
const guarded = /^'[\s']*[=+\-@\t\r]/;

/** A text that no spreadsheet runs: an apostrophe stands before what looks like a formula, and before its blanks. */
const guardCell = (text: string): string => (formula.test(text) ? `'${text}` : text);

/** The text that was guarded. */
export const unguardCell = (text: string): string => (guarded.test(text) ? text.slice(1) : text);

/**
 * Columns of an exported file, in this order; they are the names of the API in every language, so that a file can be
 * read again elsewhere.
 */
const cells: Record<string, (item: BacklogItem, currency: Currency) => string | number | null> = {
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
    Object.values(cells).map((cellOf) => {
      const cell = cellOf(item, currency);
      return typeof cell === 'string' ? guardCell(cell) : cell;
    }),
  );
  const quotes = (cell: unknown) => typeof cell === 'string';
  return byteOrderMark + Papa.unparse({ fields: Object.keys(cells), data: rows }, { newline: '\r\n', quotes });
}

/** The items as JSON, whole and in their order. */
export function toJson(items: readonly BacklogItem[]): string {
  return `${JSON.stringify(items, null, 2)}\n`;
}

/** Downloads the items as CSV, for spreadsheets. */
export function exportCsv(project: Project, items: readonly BacklogItem[]): void {
  downloadFile(`${fileName(project)}.csv`, 'text/csv;charset=utf-8', toCsv(items, project.currency));
}

/** Downloads the items as JSON, with all that they hold. */
export function exportJson(project: Project, items: readonly BacklogItem[]): void {
  downloadFile(`${fileName(project)}.json`, 'application/json', toJson(items));
}

/** The project's name without what file systems have a use of their own for. */
const fileName = ({ name }: Project): string => name.replaceAll(/[\\/:*?"<>|.\s\p{Cc}]+/gu, ' ').trim() || 'backlog';
