import {
  AsYouType,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
  type CountryCode,
} from 'libphonenumber-js/min';

/** What is wrong with a text that is no number of its country. */
export type PhoneProblem = 'tooShort' | 'tooLong' | 'invalid';

export interface TypedPhone {
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** As the field shows it. */
  text: string;
}

export interface ReadPhone extends TypedPhone {
  /** E.164; with an extension the international form; the text itself where it is no number. */
  value: string;
  /** Undefined for a number, and for an empty text. */
  problem?: PhoneProblem;
}

/** The longest text that is formatted and read, in UTF-16 units; numbers have 15 digits at most. */
const longestNumber = 60;

/** Digits of any script and what stands between them; everything else is kept as it was typed. */
const isDialled = (text: string) => text.length <= longestNumber && /^[\p{Nd}\s+().\-/‐-―]*$/u.test(text);

/** @returns undefined for a code that has no phone numbers. */
export function toCountry(code: string): CountryCode | undefined {
  const country = code.toUpperCase();
  return isSupportedCountry(country) ? country : undefined;
}

/** ISO 3166-1 alpha-2 codes of the countries and territories that have phone numbers. */
export const phoneCountries: readonly string[] = getCountries();

/** With the plus: "+90"; empty for a country without phone numbers. */
export function dialCodeOf(code: string): string {
  const country = toCountry(code);
  return country === undefined ? '' : `+${getCountryCallingCode(country)}`;
}

/** The text as it is typed on: formatted, and of the country that an international prefix names. */
export function formatTyped({ text, country }: TypedPhone): TypedPhone {
  if (!isDialled(text)) return { text, country };
  const typing = new AsYouType(toCountry(country));
  const formatted = typing.input(text);
  const isInternational = typing.getCallingCode() !== undefined;
  return { text: formatted, country: isInternational ? (typing.getCountry() ?? country) : country };
}

/** The number, or what is wrong with the text; a number is written as in its country. */
export function readPhone({ text, country }: TypedPhone): ReadPhone {
  const typed = text.trim();
  if (typed === '') return { text: '', country, value: '' };
  const own = toCountry(country);
  const number = typed.length > longestNumber ? undefined : parsePhoneNumberFromString(typed, own);
  if (!number?.isValid()) return { text, country, value: typed, problem: problemOf(typed, own) };
  // Several countries share a code such as +1: a number typed without it is one of the chosen country.
  const isOfOwn = own !== undefined && getCountryCallingCode(own) === number.countryCallingCode;
  const found = isOfOwn && !typed.startsWith('+') ? own : (number.country ?? (isOfOwn ? own : undefined));
  return {
    // A number of no country, such as +800, cannot be written without its code.
    text: found === undefined ? number.formatInternational() : number.formatNational(),
    country: found ?? country,
    value: number.ext === undefined ? number.number : number.formatInternational(),
  };
}

function problemOf(text: string, country: CountryCode | undefined): PhoneProblem {
  if (!isDialled(text)) return text.length > longestNumber ? 'tooLong' : 'invalid';
  const problem = validatePhoneNumberLength(text, country);
  if (problem === 'TOO_SHORT') return 'tooShort';
  return problem === 'TOO_LONG' ? 'tooLong' : 'invalid';
}
