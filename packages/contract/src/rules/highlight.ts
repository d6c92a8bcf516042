import { fold } from './fold';

/** A stretch of text; `isMatch` says whether the search found it. */
export interface HighlightSegment {
  text: string;
  isMatch: boolean;
}

/** Letters of Latin scripts and usual punctuation: each folds to exactly one character, so places stay the same. */
const foldsInPlace = /^[\0-\u024F\u2010-\u2027]*$/;

/**
 * Splits `text` where it contains `query`, compared through `fold`. The segments joined are the
 * text again; an empty query or no match yields one segment (none for an empty text).
 */
export function highlight(text: string, query: string): HighlightSegment[] {
  return segmentsOf(text, fold(query.trim()));
}

function segmentsOf(text: string, needle: string): HighlightSegment[] {
  if (text === '') return [];
  const whole = fold(text);
  if (needle === '' || !whole.includes(needle)) return [{ text, isMatch: false }];

  const { folded, startOf } = foldsInPlace.test(text)
    ? { folded: whole, startOf: (index: number) => index }
    : foldEach(text);
  const segments: HighlightSegment[] = [];
  let done = 0;
  for (let at = folded.indexOf(needle); at !== -1;) {
    let end = at + needle.length;
    // A match may end inside a character (a syllable of Hangul, half a surrogate pair): take it whole.
    while (startOf(end) === startOf(end - 1)) end += 1;
    const from = startOf(at);
    const to = startOf(end);
    if (from > done) segments.push({ text: text.slice(done, from), isMatch: false });
    segments.push({ text: text.slice(from, to), isMatch: true });
    done = to;
    at = folded.indexOf(needle, end);
  }
  if (done < text.length) segments.push({ text: text.slice(done), isMatch: false });
  return segments;
}

/** Folding may change the length of a character, so each folded unit remembers where it came from. */
function foldEach(text: string): { folded: string; startOf: (index: number) => number } {
  let folded = '';
  const starts: number[] = [];
  let offset = 0;
  for (const character of text) {
    const part = fold(character);
    for (let i = 0; i < part.length; i += 1) starts.push(offset);
    folded += part;
    offset += character.length;
  }
  return { folded, startOf: (index) => starts[index] ?? text.length };
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};
const escapes = new Map(Object.entries(entities).map(([entity, character]) => [character, entity]));

const special = /[&<>"']/;

/** Most texts have nothing to escape, and to find that out takes less time than to replace nothing. */
const escapeHtml = (text: string) =>
  special.test(text) ? text.replace(/[&<>"']/g, (character) => escapes.get(character) ?? '') : text;

/**
 * Writes matches of one query as the API does, text by text: HTML characters escaped, each match between `<mark>` and
 * `</mark>`.
 */
export function marking(query: string): (text: string) => string {
  const needle = fold(query.trim());
  return (text) => {
    let marked = '';
    for (const { text: part, isMatch } of segmentsOf(text, needle)) {
      marked += isMatch ? `<mark>${escapeHtml(part)}</mark>` : escapeHtml(part);
    }
    return marked;
  };
}

/** Reads what `marking` wrote back into plain text segments, so that nobody needs to write HTML. */
export function readMarks(marked: string): HighlightSegment[] {
  return marked
    .split(/(<mark>.*?<\/mark>)/s)
    .filter((part) => part !== '')
    .map((part) => {
      const inner = /^<mark>(.*)<\/mark>$/s.exec(part)?.[1];
      const text = (inner ?? part).replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity);
      return { text, isMatch: inner !== undefined };
    });
}
