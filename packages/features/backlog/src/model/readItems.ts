import {
  backlogItemPatchSchema,
  defaultBacklogStatus,
  type BacklogItem,
  type BacklogItemPatch,
} from '@quarterdeck/contract/entities/backlogItem';
import type { Person } from '@quarterdeck/contract/rules/assignees';
import { fold } from '@quarterdeck/contract/rules/fold';
import Papa from 'papaparse';
import { parseEffort } from './parseEffort';
import { labelSeparator, unguardCell } from './writeItems';

/** Rows that are read at once; more are a mistake, or work for several files. */
export const mostRows = 5_000;
/** More would hold the page up, and is no backlog. */
const mostBytes = 5 * 1024 * 1024;

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
type RowError = RowField | 'key' | 'cells' | 'row';

/** A row of a file, as it would be added. */
export interface ImportRow {
  /** From 1, in the order of the file; the line of the heads does not count. */
  number: number;
  /** As it stands in the file; may be empty. */
  title: string;
  /** What is added, or with an `id` what changes; null where something is wrong, or where nothing changes. */
  item: BacklogItemPatch | null;
  /** Each at most once; empty for a good row. */
  errors: RowError[];
  /** The key that the backlog has already: such a row updates that item, so that a file can be read twice. */
  knownKey: string | null;
}

/** Why nothing of a file can be read. */
type ReadFailure = 'empty' | 'noTitle' | 'notJson' | 'tooMany' | 'tooLarge' | 'notReadable';
export type Reading = { rows: ImportRow[]; failure?: undefined } | { rows?: undefined; failure: ReadFailure };

/** What rows are compared with. */
interface ImportContext {
  items: readonly BacklogItem[];
  /** By id; a file names them by name or e-mail too. */
  people: ReadonlyMap<string, Person>;
}

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

/** Reads a file that a person chose: JSON by its name or its first character, everything else as CSV. */
export async function readFile(file: File, context: ImportContext): Promise<Reading> {
  if (file.size > mostBytes) return { failure: 'tooLarge' };
  let text: string;
  try {
    text = await file.text();
  } catch {
    // It was moved, or the browser may not read it any more.
    return { failure: 'notReadable' };
  }
  const isJson = /\.json$/i.test(file.name) || /^\s*[[{]/.test(text);
  return isJson ? readJsonItems(text, context) : readCsv(text, context);
}

/**
 * Reads CSV with a line of heads; commas, semicolons and tabs are told apart by themselves.
 * @param context the backlog, and whom its items can be given to.
 */
export function readCsv(text: string, context: ImportContext): Reading {
  const rowOf = rowReader(context);
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
    return rowOf(index + 1, fromCells(raw), isBroken ? 'cells' : undefined);
  });
  return { rows };
}

/** Reads JSON: a list of items, or an object whose `items` or `requirements` are one. */
export function readJsonItems(text: string, context: ImportContext): Reading {
  const rowOf = rowReader(context);
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
    isRecord(entry) ? rowOf(index + 1, entry) : rowOf(index + 1, { title: '' }, 'row'),
  );
  return { rows };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What the texts of cells mean; what they cannot mean stays as it is, and is found wrong with the rest. */
function fromCells(cells: Raw): Raw {
  const { key, status, labels, assigneeId, estimateDays, dueDate, acceptanceCriteria, ...texts } = cells;
  const has = (field: RowField) => cells[field] !== undefined;
  const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
  return {
    // Blanks at the edges of a description belong to it.
    ...texts,
    key: text(key),
    // A column that the file lacks says nothing, also of an item that the row updates.
    ...(has('status') && { status: text(status).toLowerCase() || defaultBacklogStatus }),
    ...(has('labels') && { labels: split(text(labels), labelSeparator) }),
    ...(has('assigneeId') && { assigneeId: text(assigneeId) || null }),
    ...(has('estimateDays') && { estimateDays: daysOf(text(estimateDays)) }),
    ...(has('dueDate') && { dueDate: text(dueDate) || null }),
    ...(has('acceptanceCriteria') && {
      acceptanceCriteria: split(text(acceptanceCriteria), '\n')
        .map(criterionOf)
        .filter((criterion) => criterion.text !== ''),
    }),
  };
}

function daysOf(cell: string): number | string | null {
  if (cell === '') return null;
  const reading = parseEffort(cell);
  return 'days' in reading ? reading.days : cell;
}

const split = (cell: string, separator: string) =>
  cell
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** A line of a cell, which says by `[x]` or `[ ]` before it whether it is done. */
const criterionOf = (line: string) => ({ text: line.replace(/^\[[x ]\]/i, '').trim(), done: /^\[x\]/i.test(line) });

/** Id of somebody by id, name or e-mail; undefined for nobody who is known, and for a name that several have. */
function personReader(people: ReadonlyMap<string, Person>) {
  const ids = new Map<string, string>();
  const idsByName = new Map<string, string | undefined>();
  for (const { id, name, email } of people.values()) {
    for (const text of [id, email ?? id]) ids.set(fold(text), id);
    idsByName.set(fold(name), idsByName.has(fold(name)) ? undefined : id);
  }
  return (text: string) => ids.get(fold(text)) ?? idsByName.get(fold(text));
}

function rowReader({ items, people }: ImportContext) {
  const byKey = new Map(items.map((item) => [item.key, item]));
  const idOfPerson = personReader(people);
  const seenKeys = new Set<string>();
  return (number: number, raw: Raw, found?: RowError): ImportRow => {
    const known = typeof raw.key === 'string' ? byKey.get(raw.key) : undefined;
    const isRepeated = known !== undefined && seenKeys.has(known.key);
    if (known) seenKeys.add(known.key);
    const title = typeof raw.title === 'string' ? raw.title.trim() : '';
    const { assigneeId } = raw;
    const person = typeof assigneeId === 'string' ? idOfPerson(assigneeId) : undefined;
    const given = Object.fromEntries(rowFields.map((field) => [field, raw[field]]));
    const result = backlogItemPatchSchema.safeParse({ ...given, title, ...(person && { assigneeId: person }) });
    const wrong = new Set<unknown>(result.success ? [] : result.error.issues.map(({ path }) => path[0]));
    if (typeof assigneeId === 'string' && person === undefined) wrong.add('assigneeId');
    if (isRepeated) wrong.add('key');
    const errors = found ? [found] : (['key', ...rowFields] as const).filter((field) => wrong.has(field));
    const patch = errors.length > 0 || !result.success ? null : result.data;
    const item = patch !== null && known ? changesOf(known, patch) : patch;
    return { number, title, item, errors, knownKey: known?.key ?? null };
  };
}

/** What a row changes of an item that is there; null for nothing. What comes from the marketplace keeps its estimate. */
function changesOf(item: BacklogItem, patch: BacklogItemPatch): BacklogItemPatch | null {
  const changes = rowFields.filter(
    (field) =>
      patch[field] !== undefined &&
      !(field === 'estimateDays' && item.requirementId !== null) &&
      JSON.stringify(patch[field]) !== JSON.stringify(item[field]),
  );
  return changes.length === 0
    ? null
    : { id: item.id, ...Object.fromEntries(changes.map((field) => [field, patch[field]])) };
}
