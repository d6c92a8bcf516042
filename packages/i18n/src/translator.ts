import { createInstance, type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next/initReactI18next';
import { languages } from './languages';

/** A tree of messages; leaves are texts with `{{values}}`. */
export interface Messages {
  [key: string]: string | Messages;
}

/** Fetches all messages of one language (ISO 639). */
export type LoadMessages = (language: string) => Promise<Messages>;

const retries = 2;

/**
 * Makes the translator and loads its first language. A failed load is tried twice more, then the
 * fallback language is used; a missing key is logged and shown as itself.
 * @throws Error 'Unable to load translation and all the fallback languages' when nothing could be loaded.
 */
export async function createTranslator(load: LoadMessages, language: string): Promise<I18n> {
  const translator = createInstance();
  await translator.use(initReactI18next).init({
    lng: language,
    fallbackLng: languages[0],
    resources: {},
    returnEmptyString: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    saveMissing: true,
    missingKeyHandler: (_languages, _namespace, key: string) => {
      console.error(`No message for the key ${key}`);
    },
  });
  // A page in another language is better than none at all.
  for (const candidate of new Set([language, languages[0]])) {
    if (await show(translator, load, candidate)) return translator;
  }
  throw new Error('Unable to load translation and all the fallback languages');
}

/**
 * Switches the language once its messages have arrived, so that no half-translated page is shown. A failed
 * load is tried twice more.
 * @returns the language in use afterwards: another one, where that was asked for meanwhile.
 * @throws Error when the messages did not load; the language stays what it was.
 */
export async function switchLanguage(translator: I18n, load: LoadMessages, language: string): Promise<string> {
  // Whatever still loads is wanted no more.
  if (translator.language === language) wanted.set(translator, language);
  else if (!(await show(translator, load, language))) throw new Error(`Unable to load the messages of ${language}`);
  return translator.language;
}

/** The language that each translator was asked for last. */
const wanted = new WeakMap<I18n, string>();

/** Shows a language, unless another one was asked for while it loaded. @returns whether its messages are there. */
async function show(translator: I18n, load: LoadMessages, language: string): Promise<boolean> {
  wanted.set(translator, language);
  const isThere = translator.hasResourceBundle(language, 'translation') || (await loadInto(translator, load, language));
  if (isThere && wanted.get(translator) === language) await translator.changeLanguage(language);
  return isThere;
}

async function loadInto(translator: I18n, load: LoadMessages, language: string): Promise<boolean> {
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
