/** Languages of the site; the first is the default and the fallback. */
export const languages = ['en', 'tr'] as const;
export type Language = (typeof languages)[number];

/** Names of the languages, each in itself. */
export const languageNames: Record<Language, string> = { en: 'English', tr: 'Türkçe' };

/** Regions whose formats a language takes when the browser names none. */
export const defaultLocales: Record<Language, string> = { en: 'en-US', tr: 'tr-TR' };

/** The usual formats of a language: those of its region, or of the language itself where the site does not speak it. */
export function defaultLocale(language: string): string {
  return languages.some((one) => one === language) ? defaultLocales[pickLanguage([language])] : language;
}

/** Picks the first language of `wanted` (BCP 47 tags, best first) that the site speaks. */
export function pickLanguage(wanted: readonly (string | null | undefined)[]): Language {
  for (const tag of wanted) {
    const base = tag?.toLowerCase().split('-')[0];
    const known = languages.find((language) => language === base);
    if (known) return known;
  }
  return languages[0];
}
