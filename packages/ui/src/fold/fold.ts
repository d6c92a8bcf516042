/**
 * Text without case and accents, for comparing what people type with what is there. The four Turkish i's are
 * one, so that "izmir" finds "İzmir" in every language; so are the two small sigmas, of which `toLowerCase`
 * picks one by what follows. Both sides of a comparison go through it.
 */
export function fold(text: string): string {
  return text.replace(/[İIı]/g, 'i').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ς', 'σ');
}

/**
 * Where `query` stands in `text` when both are folded.
 * @returns start and end (exclusive) in UTF-16 units of `text`; undefined where there is no hit or no query.
 */
export function findFolded(text: string, query: string): [start: number, end: number] | undefined {
  const wanted = fold(query.trim());
  if (wanted === '') return undefined;
  // Folding shortens some characters and lengthens others; this remembers where each came from.
  const origins: number[] = [];
  let folded = '';
  let index = 0;
  for (const character of text) {
    const part = fold(character);
    for (let unit = 0; unit < part.length; unit += 1) origins.push(index);
    folded += part;
    index += character.length;
  }
  const hit = folded.indexOf(wanted);
  if (hit < 0) return undefined;
  return [origins[hit] ?? 0, origins[hit + wanted.length] ?? text.length];
}
