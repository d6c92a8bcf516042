import type { Country } from '../entities/country';
import type { PhoneItem } from '../entities/contact';
import { fold } from './fold';

/**
 * Countries whose name, code or dial code begins with what was typed, before those that have it somewhere in the
 * name; all for nothing. `90` and `+90` are the same.
 */
export function findCountries(countries: readonly Country[], text: string): Country[] {
  const needle = fold(text.trim());
  if (needle === '') return [...countries];
  const digits = needle.replace(/^\+/, '');
  const rankOf = ({ name, iso, code }: Country) => {
    const folded = fold(name);
    if (iso === needle || code === `+${digits}`) return 0;
    if (folded.startsWith(needle) || code.startsWith(`+${digits}`)) return 1;
    return folded.includes(needle) ? 2 : 3;
  };
  const ranked = countries.map((country) => ({ country, rank: rankOf(country) })).filter(({ rank }) => rank < 3);
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ country }) => country);
}

/** A number as it is dialled from abroad, `+90 212 555 01 11`; without the dial code where the country is unknown. */
export function internationalNumber({ country, phoneNumber }: PhoneItem, countries: readonly Country[]): string {
  const code = countries.find(({ iso }) => iso === country)?.code;
  return code === undefined ? phoneNumber : `${code} ${phoneNumber}`;
}
