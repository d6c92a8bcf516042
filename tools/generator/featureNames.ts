/** What somebody calls a new feature and its records. */
export interface FeatureNames {
  /** In lower case, several words joined by hyphens: `harbour-fees`. */
  readonly plural: string;
  /** As `plural`: `harbour-fee`. */
  readonly singular: string;
  /** As they stand in the middle of a sentence: `liman ücretleri`. */
  readonly turkishPlural: string;
  readonly turkishSingular: string;
  /** Name of a kit icon. */
  readonly icon: string;
}

const camelCase = (name: string) => name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
const capitalized = (text: string, language: string) => text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
const pascalCase = (name: string) => capitalized(camelCase(name), 'en');
const words = (name: string) => name.replaceAll('-', ' ');
const article = (name: string) => (/^[aeiou]/.test(name) ? 'an' : 'a');

/** @throws Error that says which name is not as it has to be. */
export function checkNames({ plural, singular, turkishPlural, turkishSingular }: FeatureNames): void {
  for (const name of [plural, singular]) {
    if (!/^[a-z]+(-[a-z]+)*$/.test(name)) throw new Error(`“${name}” is not lower-case words joined by hyphens.`);
  }
  if (plural === singular) throw new Error(`The list and one record of it cannot both be called “${plural}”.`);
  for (const name of [turkishPlural, turkishSingular]) {
    if (!/^[a-zçğıöşüâîû]+( [a-zçğıöşüâîû]+)*$/.test(name)) throw new Error(`“${name}” is not Turkish in lower case.`);
  }
}

/**
 * The templates are a feature for "sample items": this puts other names in their place.
 * @returns what fills in a text of a template, or its path.
 */
export function nameFiller({ plural, singular, turkishPlural, turkishSingular, icon }: FeatureNames) {
  // Plural before singular, which it begins with.
  const replacements = new Map([
    ['sample-icon', icon],
    ['sample-items', plural],
    ['sample-item', singular],
    ['sampleItems', camelCase(plural)],
    ['sampleItem', camelCase(singular)],
    ['SampleItems', pascalCase(plural)],
    ['SampleItem', pascalCase(singular)],
    ['sample items', words(plural)],
    ['a sample item', `${article(singular)} ${words(singular)}`],
    ['A sample item', `${capitalized(article(singular), 'en')} ${words(singular)}`],
    ['sample item', words(singular)],
    ['Sample items', capitalized(words(plural), 'en')],
    ['Sample item', capitalized(words(singular), 'en')],
    ['örnek öğeler', turkishPlural],
    ['örnek öğe', turkishSingular],
    ['Örnek öğeler', capitalized(turkishPlural, 'tr')],
    ['Örnek öğe', capitalized(turkishSingular, 'tr')],
  ]);
  const found = new RegExp([...replacements.keys()].join('|'), 'g');
  return (text: string): string => text.replaceAll(found, (name) => replacements.get(name) ?? name);
}
