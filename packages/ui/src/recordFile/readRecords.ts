import Papa from 'papaparse';
import { unguardCell } from './writeCsv';

/** Why nothing of a file can be read. */
export type FileFailure = 'empty' | 'notJson' | 'tooMany' | 'tooLarge' | 'notReadable';

/** A record of a file before anybody has looked at what its values mean. */
export interface FileRecord<Column extends string> {
  /** A column that is missing says nothing; one that is empty says so. Texts in CSV, anything in JSON. */
  values: Partial<Record<Column, unknown>>;
  /** The row has more cells than the heads or a quote is missing, or the entry is no record. */
  isBroken: boolean;
}

export type FileReading<Column extends string> =
  | {
      /** Columns that the file has. */
      columns: ReadonlySet<Column>;
      /** In the order of the file; never empty. */
      records: FileRecord<Column>[];
      failure?: undefined;
    }
  | { failure: FileFailure };

/**
 * The text of a file that a person chose, and whether it is JSON: by its name or its first character.
 * @param maxBytes larger files are not opened.
 */
export async function readTextFile(
  file: File,
  maxBytes: number,
): Promise<{ text: string; isJson: boolean; failure?: undefined } | { failure: FileFailure }> {
  if (file.size > maxBytes) return { failure: 'tooLarge' };
  try {
    const text = await file.text();
    return { text, isJson: /\.json$/i.test(file.name) || /^\s*[[{]/.test(text) };
  } catch {
    // It was moved, or the browser may not read it any more.
    return { failure: 'notReadable' };
  }
}

/**
 * Reads CSV with a line of heads; commas, semicolons and tabs are told apart by themselves.
 * @param columnOf what a head means, written small and of letters alone; undefined for a column that is passed over.
 * @param maxRows more fail as a whole.
 */
export function readCsvRecords<Column extends string>(
  text: string,
  columnOf: (head: string) => Column | undefined,
  maxRows: number,
): FileReading<Column> {
  const { data, errors } = Papa.parse<string[]>(text, { skipEmptyLines: 'greedy' });
  const [heads = [], ...lines] = data;
  if (lines.length === 0) return { failure: 'empty' };
  if (lines.length > maxRows) return { failure: 'tooMany' };
  const columns = heads.map((head) => columnOf(head.toLowerCase().replaceAll(/[^a-z]/g, '')));
  const torn = new Set(errors.filter(({ type }) => type === 'Quotes').map(({ row }) => row));
  const records = lines.map((line, index) => {
    const values: Partial<Record<Column, unknown>> = {};
    for (const [at, column] of columns.entries()) {
      const cell = line[at];
      // Of two columns that mean the same the first one counts.
      if (column !== undefined && cell !== undefined) values[column] ??= unguardCell(cell);
    }
    return { values, isBroken: line.length > heads.length || torn.has(index + 1) };
  });
  return { columns: new Set(columns.filter((column) => column !== undefined)), records };
}

/**
 * Reads JSON: a list of records, or an object that has one.
 * @param listNames members of such an object that may be the list, the likeliest first.
 */
export function readJsonRecords<Column extends string>(
  text: string,
  listNames: readonly string[],
  maxRows: number,
): FileReading<Column> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { failure: 'notJson' };
  }
  const list = isRecord(json) ? listNames.map((name) => json[name]).find((value) => value != null) : json;
  if (!Array.isArray(list)) return { failure: 'notJson' };
  if (list.length === 0) return { failure: 'empty' };
  if (list.length > maxRows) return { failure: 'tooMany' };
  const records = list.map((entry: unknown): FileRecord<Column> =>
    isRecord(entry)
      ? { values: entry as FileRecord<Column>['values'], isBroken: false }
      : { values: {}, isBroken: true },
  );
  return { columns: new Set(), records };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
