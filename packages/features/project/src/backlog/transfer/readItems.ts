import {
  backlogItemPatchSchema,
  defaultBacklogStatus,
  type BacklogItemPatch,
} from '@quarterdeck/contract/entities/backlogItem';
import Papa from 'papaparse';
import { labelSeparator, unguardCell } from './itemFile';

/** Rows that are read at once; more are a mistake, or work for several files. */
export const mostRows = 5_000;

/** What of a row can be wrong: a field, the number of cells, or the row as a whole. */
const rowFields = [
  'title',
  'description',
  'status',
  'labels',
  'assigneeId',
  'estimateDays',
  'dueDate',
  'acceptanceCriteria',
] as const;
type RowField = (typeof rowFields)[number];
type RowError = RowField | 'cells' | 'row';

/** A row of a file, as it would be added. */
export interface ImportRow {
  /** From 1, in the order of the file; the line of the heads does not count. */
  number: number;
  /** As it stands in the file; may be empty. */
  title: string;
  /** What is added; null where something is wrong, or where it is there already. */
  item: BacklogItemPatch | null;
  /** Each at most once; empty for a good row. */
  errors: RowError[];
  /** The key that the backlog has already: such a row is left out, so that a file can be read twice. */
  knownKey: string | null;
}

/** Why nothing of a file can be read. */
export type ReadFailure = 'empty' | 'noTitle' | 'notJson' | 'tooMany';
export type Reading = { rows: ImportRow[]; failure?: undefined } | { failure: ReadFailure };

type Raw = Partial<Record<RowField | 'key', unknown>>;

/** Heads as other tools write them. */
const columnNames = new Map<string, RowField | 'key'>([
  ...rowFields.map((field) => [field.toLowerCase(), field] as const),
  ['key', 'key'],
  ['id', 'key'],
  ['name', 'title'],
  ['summary', 'title'],
  ['tags', 'labels'],
  ['assignee', 'assigneeId'],
  ['estimate', 'estimateDays'],
  ['days', 'estimateDays'],
  ['due', 'dueDate'],
  ['criteria', 'acceptanceCriteria'],
]);

/**
 * Reads CSV with a line of heads; commas, semicolons and tabs are told apart by themselves.
 * @param knownKeys of the backlog.
 */
export function readCsv(text: string, knownKeys: ReadonlySet<string>): Reading {
  const { data, errors } = Papa.parse<string[]>(text, { skipEmptyLines: 'greedy' });
  const [heads = [], ...lines] = data;
  if (lines.length === 0) return { failure: 'empty' };
  if (lines.length > mostRows) return { failure: 'tooMany' };
  const columns = heads.map((head) => columnNames.get(head.toLowerCase().replaceAll(/[^a-z]/g, '')));
  if (!columns.includes('title')) return { failure: 'noTitle' };
  const torn = new Set(errors.filter(({ type }) => type === 'Quotes').map(({ row }) => row));
  const rows = lines.map((line, index) => {
    const raw: Raw = {};
    for (const [at, column] of columns.entries()) {
      const cell = line[at];
      if (column !== undefined && cell !== undefined) raw[column] ??= unguardCell(cell);
    }
    const isBroken = line.length > heads.length || torn.has(index + 1);
    return rowOf(index + 1, fromCells(raw), knownKeys, isBroken ? ['cells'] : []);
  });
  return { rows };
}

/** Reads JSON: a list of items, or an object whose `items` or `requirements` are one. */
export function readJsonItems(text: string, knownKeys: ReadonlySet<string>): Reading {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { failure: 'notJson' };
  }
  const list = isRecord(json) ? (json['items'] ?? json['requirements']) : json;
  if (!Array.isArray(list)) return { failure: 'notJson' };
  if (list.length === 0) return { failure: 'empty' };
  if (list.length > mostRows) return { failure: 'tooMany' };
  const rows = list.map((entry: unknown, index) =>
    isRecord(entry) ? rowOf(index + 1, entry, knownKeys, []) : rowOf(index + 1, { title: '' }, knownKeys, ['row']),
  );
  return { rows };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A number of days as people write it, 2.5 or 2,5: neither 0x10 nor 1e2. */
const plainDecimal = /^\d*[.,]?\d+$/;

/** What the texts of cells mean; what they cannot mean stays as it is, and is found wrong with the rest. */
function fromCells({ key, status, labels, assigneeId, estimateDays, dueDate, acceptanceCriteria, ...texts }: Raw): Raw {
  const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
  const days = text(estimateDays);
  return {
    // Blanks at the edges of a description belong to it.
    ...texts,
    key: text(key),
    status: text(status).toLowerCase() || defaultBacklogStatus,
    labels: text(labels)
      .split(labelSeparator)
      .map((label) => label.trim())
      .filter((label) => label !== ''),
    assigneeId: text(assigneeId) || null,
    estimateDays: days === '' ? null : plainDecimal.test(days) ? Number(days.replace(',', '.')) : days,
    dueDate: text(dueDate) || null,
    acceptanceCriteria: text(acceptanceCriteria)
      .split('\n')
      .map((line) => /^(?:\[(?<mark>[xX ])\])?(?<rest>.*)$/.exec(line.trim())?.groups)
      .map((groups) => ({
        text: (groups?.['rest'] ?? '').trim(),
        done: (groups?.['mark'] ?? '').toLowerCase() === 'x',
      }))
      .filter((criterion) => criterion.text !== ''),
  };
}

function rowOf(number: number, raw: Raw, knownKeys: ReadonlySet<string>, found: readonly RowError[]): ImportRow {
  const title = typeof raw.title === 'string' ? raw.title.trim() : '';
  const knownKey = typeof raw.key === 'string' && knownKeys.has(raw.key) ? raw.key : null;
  const given = Object.fromEntries(
    rowFields.flatMap((field) => (raw[field] === undefined ? [] : [[field, raw[field]] as const])),
  );
  const result = backlogItemPatchSchema.safeParse({ ...given, title });
  const wrong = new Set(result.success ? [] : result.error.issues.map(({ path }) => path[0]));
  const errors = found.length > 0 ? [...found] : rowFields.filter((field) => wrong.has(field));
  return {
    number,
    title,
    item: errors.length > 0 || knownKey !== null || !result.success ? null : result.data,
    errors: knownKey === null ? errors : [],
    knownKey,
  };
}
