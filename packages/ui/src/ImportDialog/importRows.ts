import type { ReactNode } from 'react';

/** What becomes of a row, in the order in which rows are shown. */
export const importOutcomes = ['error', 'update', 'new', 'same'] as const;
export type ImportOutcome = (typeof importOutcomes)[number];

/** What the dialog has to know of a row of a file. */
export interface ImportRow {
  /** From 1, in the order of the file; a line of heads does not count. */
  number: number;
  /** `same` changes nothing of what is there already. */
  outcome: ImportOutcome;
}

/** Nothing of the file can be read, with the reason as a sentence; or its rows, never empty. */
export type ImportReading<Row extends ImportRow> =
  | { rows: readonly Row[]; failure?: undefined }
  | { rows?: undefined; failure: string };

export interface ImportColumn<Row extends ImportRow> {
  /** Unique among the columns. */
  id: string;
  /** Head of the column. */
  name: string;
  cell: (row: Row) => ReactNode;
  /** Names the row for screen readers; one column has it. @default false */
  isRowHeader?: boolean;
  /** Leaves the room on phones to what is wrong. @default false */
  isHiddenOnPhones?: boolean;
}

export type ImportCounts = Readonly<Record<ImportOutcome, number>>;

/** How many rows come to which end. */
export const countOutcomes = (rows: readonly ImportRow[]): ImportCounts => {
  const counts = { error: 0, update: 0, new: 0, same: 0 };
  for (const { outcome } of rows) counts[outcome] += 1;
  return counts;
};

/** Rows with errors first, then by what becomes of them; in the order of the file among each other. */
export const inOrderShown = <Row extends ImportRow>(rows: readonly Row[]): Row[] =>
  importOutcomes.flatMap((wanted) => rows.filter(({ outcome }) => outcome === wanted));
