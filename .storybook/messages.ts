/// <reference types="vite/client" />
import { createTranslator, mergeMessages, pickLanguage, type Messages, type Translator } from '@quarterdeck/i18n';

const files = import.meta.glob<{ default: Messages }>(
  ['../packages/i18n/translations/*.json', '../packages/{data,host,features/*}/src/**/translations/*.json'],
  { eager: true },
);

/** All messages of one language, joined as the site's build joins them. */
function messagesOf(language: string): Messages {
  return mergeMessages(
    Object.entries(files)
      .filter(([path]) => path.endsWith(`/${language}.json`))
      .map(([, file]) => file.default),
  );
}

const translators = new Map<string, Translator>();

/** Makes the translator of a language. Stories wait for it before they render, so that none begins by waiting. */
export async function prepareTranslator(locale: unknown): Promise<void> {
  const language = pickLanguage([String(locale)]);
  if (translators.has(language)) return;
  translators.set(language, await createTranslator((wanted) => Promise.resolve(messagesOf(wanted)), language));
}

/** @throws Error when the language was not prepared. */
export function translatorOf(locale: unknown): Translator {
  const translator = translators.get(pickLanguage([String(locale)]));
  if (!translator) throw new Error(`No translator was prepared for ${String(locale)}`);
  return translator;
}
