/** Characters of a title that are said: what is heard in one breath. */
const longestSaid = 90;
/** Characters of a title that a row of one line shows, more than wide windows have room for. */
const longestShown = 240;

let letters: Intl.Segmenter | undefined;

/** Cuts at the end of a word in the last third, or where a letter ends if there is none, as in an endless word. */
function cut(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const head = text.slice(0, longest + 1);
  const wordEnd = head.search(/\s+\S*$/);
  if (wordEnd >= (longest * 2) / 3) return `${head.slice(0, wordEnd)}…`;
  // A letter may be made of several characters: it is taken whole or not at all.
  letters ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  const around = text.slice(0, longest * 2);
  return `${around.slice(0, letters.segment(around).containing(longest)?.index)}…`;
}

/**
 * A title as it is said: in names of controls, in messages and announcements. Nobody can skip the rest of what a screen
 * reader has begun to say, so a long title ends in "…".
 */
export const truncateForSpeech = (title: string): string => cut(title, longestSaid);

/** A title as a row shows it, and as it is read there. What is open has all of it. */
export const truncateForDisplay = (title: string): string => cut(title, longestShown);
