import { remember } from './remember';

const encoder = new TextEncoder();
const bytes = (text: string) => encoder.encode(text);
const [openList, closeList, openRecord, closeRecord, comma] = ['[', ']', '{', '}', ','].map(bytes) as [
  Uint8Array,
  Uint8Array,
  Uint8Array,
  Uint8Array,
  Uint8Array,
];

/** How deep an answer is searched for lists of records: `{ project: { requirements: […] } }`, a board's lists of cards. */
const deepest = 4;
/** Shorter lists may hold long ones, such as the lists of a board. */
const longList = 20;

const ofRecord = remember((record: object) => bytes(JSON.stringify(record)));

/**
 * The JSON of an answer in UTF-8. Of a list of records each record is written once for as long as it stays the same:
 * ten thousand of them would otherwise be written and encoded anew at each call.
 */
export function jsonOf(answer: unknown): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [];
  write(answer, parts, deepest);
  return joined(parts);
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const json = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    json.set(part, at);
    at += part.length;
  }
  return json;
}

function write(value: unknown, parts: Uint8Array[], depth: number): void {
  if (typeof value !== 'object' || value === null || depth === 0) {
    parts.push(bytes(JSON.stringify(value) ?? 'null'));
  } else if (Array.isArray(value)) {
    if (value.length >= longList) parts.push(ofLongList(value));
    else writeList(value, parts, depth);
  } else {
    parts.push(openRecord);
    const fields = Object.entries(value).filter(([, field]) => field !== undefined);
    for (const [index, [key, field]] of fields.entries()) {
      parts.push(bytes(`${index > 0 ? ',' : ''}${JSON.stringify(key)}:`));
      write(field, parts, depth - 1);
    }
    parts.push(closeRecord);
  }
}

function writeList(list: readonly unknown[], parts: Uint8Array[], depth: number): void {
  parts.push(openList);
  for (const [index, part] of list.entries()) {
    if (index > 0) parts.push(comma);
    write(part, parts, depth - 1);
  }
  parts.push(closeList);
}

/** What was written last of the lists that begin with a record: a list that is read again has not changed as a rule. */
const lastOf = new WeakMap<object, { list: readonly unknown[]; json: Uint8Array }>();

function ofLongList(list: readonly unknown[]): Uint8Array {
  const [first] = list;
  const key = typeof first === 'object' && first !== null ? first : undefined;
  const last = key && lastOf.get(key);
  if (last?.list.length === list.length && list.every((part, index) => part === last.list[index])) return last.json;
  const parts: Uint8Array[] = [openList];
  for (const [index, part] of list.entries()) {
    if (index > 0) parts.push(comma);
    if (typeof part === 'object' && part !== null) parts.push(ofRecord(part));
    else write(part, parts, 0);
  }
  parts.push(closeList);
  const json = joined(parts);
  if (key) lastOf.set(key, { list: [...list], json });
  return json;
}
