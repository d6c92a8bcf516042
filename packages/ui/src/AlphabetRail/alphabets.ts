import { fold } from '../fold';

/** Of what begins with none of the letters. */
export const otherLetter = '#';

const latin = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Alphabets that are not A to Z, by language; letters that are sorted as another one are not in them. */
const alphabets: Record<string, string> = {
  az: 'ABCÇDEƏFGĞHXIİJKQLMNOÖPRSŞTUÜVYZ',
  da: `${latin}ÆØÅ`,
  el: 'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ',
  es: 'ABCDEFGHIJKLMNÑOPQRSTUVWXYZ',
  fi: `${latin}ÅÄÖ`,
  nb: `${latin}ÆØÅ`,
  nn: `${latin}ÆØÅ`,
  no: `${latin}ÆØÅ`,
  pl: 'AĄBCĆDEĘFGHIJKLŁMNŃOÓPRSŚTUWYZŹŻ',
  ru: 'АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЭЮЯ',
  sv: `${latin}ÅÄÖ`,
  tr: 'ABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZ',
  uk: 'АБВГҐДЕЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЮЯ',
};

/**
 * The capital letters of a language in their order. The platform has no list of them, so this one has the languages that
 * were needed; for others give the letters yourself.
 * @param locale BCP 47
 * @returns A to Z for a language that is not known.
 */
export function alphabetOf(locale: string): readonly string[] {
  const [language = ''] = locale.toLowerCase().split('-');
  return Array.from(alphabets[language] ?? latin);
}

/**
 * The letter of the alphabet under which a text stands: its own, or the one without its accent.
 * @param locale BCP 47; it capitalises the letter, so a Turkish i stands under İ.
 * @returns `otherLetter` for digits, other scripts and an empty text.
 */
export function letterOf(text: string, locale: string, alphabet: readonly string[] = alphabetOf(locale)): string {
  const first = firstOf(text.trim().normalize('NFC'));
  const found = [first, firstOf(fold(first))].map((letter) => firstOf(letter.toLocaleUpperCase(locale)));
  return found.find((letter) => alphabet.includes(letter)) ?? otherLetter;
}

const firstOf = (text: string) => Array.from(text)[0] ?? '';
