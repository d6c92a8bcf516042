import {
  backlogItemPatchSchema,
  defaultBacklogStatus,
  type BacklogItem,
  type BacklogItemPatch,
} from '@quarterdeck/contract/entities/backlogItem';
import type { Person } from '@quarterdeck/contract/rules/assignees';
import { fold } from '@quarterdeck/contract/rules/fold';
import type { ImportRow } from '@quarterdeck/ui/ImportDialog';
import {
  readCsvRecords,
  readJsonRecords,
  readTextFile,
  type FileFailure,
  type FileReading,
} from '@quarterdeck/ui/recordFile';
import { parseEffort } from './parseEffort';
import { labelSeparator } from './writeItems';

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
export interface ImportedItem extends ImportRow {
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
type ReadFailure = FileFailure | 'noTitle';
export type Reading = { rows: ImportedItem[]; failure?: undefined } | { rows?: undefined; failure: ReadFailure };

/** What rows are compared with. */
interface ImportContext {
  items: readonly BacklogItem[];
  /** By id; a file names them by name or e-mail too. */
  people: ReadonlyMap<string, Person>;
}

type Column = RowField | 'key';
type Raw = Partial<Record<Column, unknown>>;

/** Heads as other tools write them. */
const columnNames = new Map<string, Column>([
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
  const read = await readTextFile(file, mostBytes);
  if (read.failure !== undefined) return read;
  return read.isJson ? readJsonItems(read.text, context) : readCsv(read.text, context);
}

/** Reads CSV with a line of heads. @param context the backlog, and whom its items can be given to. */
export function readCsv(text: string, context: ImportContext): Reading {
  const reading = readCsvRecords(text, (head) => columnNames.get(head), mostRows);
  if (reading.failure === undefined && !reading.columns.has('title')) return { failure: 'noTitle' };
  return toRows(reading, 'cells', fromCells, context);
}

/** Reads JSON: a list of items, or an object whose `items` or `requirements` are one. */
export function readJsonItems(text: string, context: ImportContext): Reading {
  return toRows(readJsonRecords<Column>(text, ['items', 'requirements'], mostRows), 'row', (raw) => raw, context);
}

/** @param broken what is wrong with a record that is broken. */
function toRows(
  reading: FileReading<Column>,
  broken: RowError,
  valuesOf: (raw: Raw) => Raw,
  context: ImportContext,
): Reading {
  if (reading.failure !== undefined) return reading;
  const rowOf = rowReader(context);
  return {
    rows: reading.records.map(({ values, isBroken }, index) =>
      rowOf(index + 1, valuesOf(values), isBroken ? broken : undefined),
    ),
  };
}

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
  return (number: number, raw: Raw, found?: RowError): ImportedItem => {
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
    const outcome = errors.length > 0 ? 'error' : item === null ? 'same' : known ? 'update' : 'new';
    return { number, outcome, title, item, errors, knownKey: known?.key ?? null };
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
