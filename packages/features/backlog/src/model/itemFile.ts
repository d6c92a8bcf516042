/**
 * Columns of an exported file, in this order; they are the names of the API in every language, so that a file can be
 * read again elsewhere.
 */
export const fileColumns = [
  'key',
  'title',
  'description',
  'status',
  'labels',
  'assigneeId',
  'estimateDays',
  'price',
  'currency',
  'payment',
  'dueDate',
  'acceptanceCriteria',
] as const;
export type FileColumn = (typeof fileColumns)[number];

/** Between the labels of one cell; a label that holds it is read as two. */
export const labelSeparator = ';';

/**
 * What a spreadsheet would run as a formula: some pass over blanks before it. Also when it has been guarded before, so
 * that reading undoes one guard.
 */
const formula = /^[\s']*[=+\-@\t\r]/;
const guarded = /^'[\s']*[=+\-@\t\r]/;

/** A text that no spreadsheet runs: an apostrophe stands before what looks like a formula, and before its blanks. */
export const guardCell = (text: string): string => (formula.test(text) ? `'${text}` : text);

/** The text that was guarded. */
export const unguardCell = (text: string): string => (guarded.test(text) ? text.slice(1) : text);
