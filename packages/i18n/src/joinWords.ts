import { languages } from './languages';
import type { LoadMessages, Messages, Words } from './messages';

/**
 * Joins the words of several packages for `createTranslator`. Where one lacks a language, its English stands in; a message
 * that several have is that of the last, so that an app can replace words, or add a language.
 */
export function joinWords(parts: readonly Words[]): LoadMessages {
  return async (language) => {
    const loads = parts.flatMap((part) => part[language] ?? part[languages[0]] ?? []);
    const files = await Promise.all(loads.map((load) => load()));
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
