/**
 * First letters of the first and the last word of a name, in capitals: "Elif Nur Aydın" gives "EA". One
 * word gives one letter; `language` decides about capitals, as in "ibrahim" (İ in Turkish).
 */
export function initialsOf(name: string, language?: string): string {
  const words = name.trim().split(/\s+/u);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map((word) => Array.from(word ?? '').at(0) ?? '')
    .join('')
    .toLocaleUpperCase(language);
}
