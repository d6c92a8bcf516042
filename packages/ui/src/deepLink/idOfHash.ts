/** The id that the fragment of an address names; empty where it is not encoded as one. */
export function idOfHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
