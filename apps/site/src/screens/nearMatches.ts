/** Changes of single letters that turn one text into the other (Levenshtein distance). */
export function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      next.push(Math.min((next[j - 1] ?? 0) + 1, (row[j] ?? 0) + 1, (row[j - 1] ?? 0) + same));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

/** Longest address that is compared, so that a hostile one costs nothing. */
const longest = 200;

/** At most three known addresses that look like the one asked for, the most alike first. */
export function nearMatches(address: string, known: readonly string[]): string[] {
  if (address.length > longest) return [];
  return known
    .map((candidate) => ({ candidate, off: distance(address, candidate) }))
    .filter(({ candidate, off }) => off <= Math.max(3, candidate.length / 2))
    .toSorted((a, b) => a.off - b.off)
    .slice(0, 3)
    .map(({ candidate }) => candidate);
}
