import * as flags from 'country-flag-icons/string/3x2';

const drawings: Readonly<Record<string, string>> = flags;

/** The flag of a country as the address of an image; undefined for a code without one. */
export function flagUrlOf(country: string): string | undefined {
  const drawing = drawings[country];
  return drawing === undefined ? undefined : `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}
