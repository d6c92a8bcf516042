import { createInstance, type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next/initReactI18next';
import { languages, type Language } from './languages';

/** A tree of messages; leaves are texts with `{{values}}`. */
export interface Messages {
  [key: string]: string | Messages;
}

/** Fetches all messages of one language. */
export type LoadMessages = (language: Language) => Promise<Messages>;

const retries = 2;

/**
 * Makes the translator and loads its first language. A failed load is tried twice more, then the
 * fallback language is used; a missing key is logged and shown as itself.
 * @throws Error 'Unable to load translation and all the fallback languages' when nothing could be loaded.
 */
export async function createTranslator(load: LoadMessages, language: Language): Promise<I18n> {
  const translator = createInstance();
  await translator.use(initReactI18next).init({
    lng: language,
    fallbackLng: languages[0],
    supportedLngs: [...languages],
    resources: {},
    returnEmptyString: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    saveMissing: true,
    missingKeyHandler: (_languages, _namespace, key: string) => {
      console.error(`No message for the key ${key}`);
    },
  });
  await switchLanguage(translator, load, language);
  return translator;
}

/**
 * Switches the language once its messages have arrived, so that no half-translated page is shown.
 * @returns the language in use afterwards: the fallback when the wanted one could not be loaded.
 */
export async function switchLanguage(translator: I18n, load: LoadMessages, language: Language): Promise<Language> {
  for (const candidate of [language, ...languages.filter((other) => other === languages[0] && other !== language)]) {
    if (translator.hasResourceBundle(candidate, 'translation') || (await loadInto(translator, load, candidate))) {
      await translator.changeLanguage(candidate);
      return candidate;
    }
  }
  throw new Error('Unable to load translation and all the fallback languages');
}

async function loadInto(translator: I18n, load: LoadMessages, language: Language): Promise<boolean> {
  for (let attempt = 0; attempt <= retries; attempt += 1) {
    try {
      translator.addResourceBundle(language, 'translation', await load(language));
      return true;
    } catch (error) {
      console.warn(`Messages of ${language} did not load (attempt ${attempt + 1})`, error);
    }
  }
  return false;
}
