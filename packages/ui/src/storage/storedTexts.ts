/**
 * The texts of a stored object under these names, each cut to a length; what is absent or no text is left out.
 * @returns undefined for what is no object.
 */
export function storedTexts<Name extends string>(
  value: unknown,
  names: readonly Name[],
  longest: number,
): Partial<Record<Name, string>> | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const stored = new Map<string, unknown>(Object.entries(value));
  const texts: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const text = stored.get(name);
    if (typeof text === 'string') texts[name] = text.slice(0, longest);
  }
  return texts;
}
