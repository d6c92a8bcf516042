import Papa from 'papaparse';

/** Tells spreadsheets that the file is UTF-8; without it they read letters such as ğ as two. */
const byteOrderMark = '\uFEFF';

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
 * Records as CSV for spreadsheets (RFC 4180, UTF-8, one row each in their order). Texts stand in quotes and none of them
 * is a formula; numbers stand bare, so that they can be added up; null is an empty cell.
 * @param columns the heads in their order, and what a record has in each.
 */
export function writeCsv<Item>(
  columns: Readonly<Record<string, (record: Item) => string | number | null>>,
  records: readonly Item[],
): string {
  const rows = records.map((record) =>
    Object.values(columns).map((cellOf) => {
      const cell = cellOf(record);
      return typeof cell === 'string' ? guardCell(cell) : cell;
    }),
  );
  const quotes = (cell: unknown) => typeof cell === 'string';
  return byteOrderMark + Papa.unparse({ fields: Object.keys(columns), data: rows }, { newline: '\r\n', quotes });
}

/** A title as the name of a file, without what file systems have a use of their own for. @param otherwise where nothing is left. */
export const fileNameOf = (title: string, otherwise: string): string =>
  title.replaceAll(/[\\/:*?"<>|.\s\p{Cc}]+/gu, ' ').trim() || otherwise;
