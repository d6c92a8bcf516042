/** Letters that the keys of a project's own items start with: the initials of its first words, such as `HC`. */
export function keyPrefix(projectName: string): string {
  const words = projectName.match(/[\p{L}\p{N}]+/gu) ?? [];
  const [first = 'P', second] = words.map((word) => Array.from(word));
  const letters = second === undefined ? Array.from(first).slice(0, 2) : [first[0], second[0]];
  return letters.join('').toUpperCase();
}

/** The key after the highest that starts with `prefix`: `HC-103` after `HC-102`, `HC-001` for the first. */
export function nextKey(prefix: string, keys: readonly string[]): string {
  const start = `${prefix}-`;
  let highest = 0;
  for (const key of keys) {
    const number = key.startsWith(start) ? Number(key.slice(start.length)) : 0;
    if (Number.isSafeInteger(number) && number > highest) highest = number;
  }
  return `${start}${String(highest + 1).padStart(3, '0')}`;
}
