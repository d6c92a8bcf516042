import { languages } from './languages';
import type { LoadMessages, Messages, Words } from './messages';

/**
 * Joins the words of several packages for `createTranslator`. A message that several have is that of the last, so that an
 * app can replace words, or add a language. Where one lacks a language, its English stands in for what no other part says.
 */
export function joinWords(parts: readonly Words[]): LoadMessages {
  return async (language) => {
    const standIns = parts.flatMap((part) => (part[language] ? [] : (part[languages[0]] ?? [])));
    const own = parts.flatMap((part) => part[language] ?? []);
    const files = await Promise.all([...standIns, ...own].map((load) => load()));
    return files.reduce<Messages>((joined, file) => overlay(joined, file.default), {});
  };
}

function overlay(below: Messages, above: Messages): Messages {
  const joined = { ...below };
  for (const [key, value] of Object.entries(above)) {
    const before = joined[key];
    joined[key] = typeof before === 'object' && typeof value === 'object' ? overlay(before, value) : value;
  }
  return joined;
}
