/** Countries whose postal codes are digits only, by the number of digits. Hyphens and spaces between them vary. */
const digitCounts: readonly (readonly [count: number, countries: string])[] = [
  [4, 'AT AU BE BG CH CY DK GE HU LI LU LV NO NZ PH SI TN ZA'],
  [5, 'CZ DE EE EG ES FI FR GR HR ID IT KR LT MA MX MY PL RS SA SE SK TH TR UA'],
  [6, 'CN IN KZ RO RU SG'],
  [7, 'JP PT'],
  [8, 'BR'],
];

/** What a postal code of a country looks like, without spaces and hyphens, and one to show. */
interface PostalForm {
  pattern: RegExp;
  example: string;
}

const forms: ReadonlyMap<string, PostalForm> = new Map([
  ...digitCounts.flatMap(([count, countries]) =>
    countries
      .split(' ')
      .map((country): [string, PostalForm] => [
        country,
        { pattern: new RegExp(String.raw`^\d{${count}}$`), example: '12345678'.slice(0, count) },
      ]),
  ),
  ['US', { pattern: /^\d{5}(\d{4})?$/, example: '94105' }],
  ['CA', { pattern: /^[A-Z]\d[A-Z]\d[A-Z]\d$/, example: 'K1A 0B1' }],
  ['GB', { pattern: /^[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}$/, example: 'SW1A 1AA' }],
  ['IE', { pattern: /^[A-Z]\d[\dW][A-Z\d]{4}$/, example: 'D02 AF30' }],
  ['NL', { pattern: /^\d{4}[A-Z]{2}$/, example: '1012 AB' }],
]);

const without = new Set(
  (
    'AE AG AO AW BF BI BJ BO BS BW BZ CD CF CG CI CK CM CW DJ DM ER FJ GA GD GH GM GQ GY HK KI KM KN KP LY ML MO MR MW ' +
    'NR NU QA RW SB SC SL SR ST SX SY TD TG TK TL TO TV UG VU YE ZW'
  ).split(' '),
);

/** Whether addresses of a country have postal codes. @param country ISO 3166-1 alpha-2; empty while it is not known. */
export const hasPostalCodes = (country: string): boolean => !without.has(country);

/** Letters, digits, spaces and hyphens: what is common to the postal codes of all countries. */
const anyCode = /^[\p{L}\p{N}][\p{L}\p{N} -]{1,11}$/u;

/** Some write the country in front, as in D-10115. */
const withoutPrefix = (text: string) => text.replace(/^[A-Z]{1,3}-(?=\d)/, '');

/**
 * What is wrong with a postal code: `characters`, or the form that its country has, with an example. Null where nothing is,
 * also for countries whose form is not known here.
 * @param country ISO 3166-1 alpha-2; empty where it is not known.
 */
export function postalCodeProblem(text: string, country: string): 'characters' | { example: string } | null {
  const typed = text.normalize('NFKC').trim().toUpperCase();
  if (!anyCode.test(typed)) return 'characters';
  const form = forms.get(country);
  if (form === undefined || form.pattern.test(withoutPrefix(typed).replaceAll(/[ -]/g, ''))) return null;
  return { example: form.example };
}
