import type { QueryClient } from '@tanstack/react-query';
import type { Identified } from './recordList';
import type { RecordChange, RecordPatch } from './patchRecord';

/** A text was written anew elsewhere since somebody began to change it here: replaced unseen, it would be lost. */
export class ChangedElsewhereError extends Error {}

/** Fields that hold a text or none. */
export type TextField<R> = {
  [Field in keyof R]-?: R[Field] extends string | null ? Field : never;
}[keyof R] &
  string;

/** The text that the last write of this page went out on, by record and field: what comes after that write has seen it. */
const seenTexts = new WeakMap<QueryClient, Map<string, string>>();

/**
 * Lets a change of texts pass where it began with what is saved now, or wants the same.
 * @throws ChangedElsewhereError
 */
export function refuseUnseenTexts<R extends Identified>(
  client: QueryClient,
  record: R,
  { before, patch }: RecordChange<R>,
  texts: readonly TextField<R>[],
): void {
  // Earlier versions of the site did not keep what stood there before.
  if (before === undefined) return;
  const seen = seenTexts.get(client) ?? new Map<string, string>();
  seenTexts.set(client, seen);
  for (const field of texts.filter((text) => patch[text] !== undefined)) {
    const now = textOf(record, field);
    const expected = [textOf(before, field), textOf(patch, field), seen.get(`${record.id} ${field}`)];
    if (!expected.includes(now)) throw new ChangedElsewhereError(`The text of ${record.id} was changed elsewhere`);
    seen.set(`${record.id} ${field}`, now);
  }
}

/** A record may be saved without the blanks around a text. */
function textOf<R>(record: RecordPatch<R>, field: TextField<R>): string {
  const text: unknown = record[field];
  return typeof text === 'string' ? text.trim() : '';
}
