import { readJson, writeJson } from '@quarterdeck/ui/storage';

export interface RecentAddress {
  label: string;
  address: string;
}

const key = 'qd:recent';
/** How many are kept, newest first. */
const kept = 6;

function parse(value: unknown): RecentAddress[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return value.filter(
    (entry: unknown): entry is RecentAddress =>
      typeof entry === 'object' &&
      entry !== null &&
      'label' in entry &&
      typeof entry.label === 'string' &&
      'address' in entry &&
      typeof entry.address === 'string' &&
      /^\/(?!\/)/.test(entry.address),
  );
}

/** What was opened from the search, newest first. */
export function readRecent(): RecentAddress[] {
  return readJson(key, parse, []);
}

export function rememberRecent(entry: RecentAddress): void {
  const others = readRecent().filter(({ address }) => address !== entry.address);
  writeJson(key, [entry, ...others].slice(0, kept));
}
