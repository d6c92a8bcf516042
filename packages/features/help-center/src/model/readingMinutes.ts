/** Words that people read in a minute (Brysbaert 2019: 238 in English), rounded down for texts that are tried out. */
const wordsPerMinute = 200;

/** How long a guide takes to read, in whole minutes; at least one. Its HTML is only counted here, never shown. */
export function readingMinutes(html: string): number {
  const words = html.replace(/<[^>]*>/g, ' ').match(/\S+/g) ?? [];
  return Math.max(1, Math.ceil(words.length / wordsPerMinute));
}
