import { createTranslator, pickLanguage, type Messages, type Translator } from '@quarterdeck/i18n';

const files = import.meta.glob<{ default: Messages }>(
  ['../packages/i18n/translations/*.json', '../packages/features/*/src/translations/*.json'],
  { eager: true },
);

/** All messages of one language, joined as the site's build joins them. */
function messagesOf(language: string): Messages {
  return Object.entries(files)
    .filter(([path]) => path.endsWith(`/${language}.json`))
    .reduce<Messages>((joined, [, file]) => ({ ...joined, ...file.default }), {});
}

const translators = new Map<string, Promise<Translator>>();

/** The translator of a language; the same promise each time, so that `use` can wait for it. */
export function translatorOf(locale: unknown): Promise<Translator> {
  const language = pickLanguage([String(locale)]);
  const known = translators.get(language);
  if (known) return known;
  const made = createTranslator((wanted) => Promise.resolve(messagesOf(wanted)), language);
  translators.set(language, made);
  return made;
}
