import { createInstance, type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next/initReactI18next';
import { joinWords } from './joinWords';
import { languages } from './languages';
import type { LoadMessages, Words } from './messages';

const retries = 2;

/** No language could be loaded, the fallback neither; its message is for whoever waits for the page. */
export class TranslationError extends Error {
  override name = 'TranslationError';
  constructor() {
    super('Unable to load translation and all the fallback languages');
  }
}

/** What a translator has been given. */
interface Vocabulary {
  /** The language asked for last. */
  wanted: string;
  /** What loads the messages: those of the start, and each part that was added, by its words. */
  loads: Map<LoadMessages | Words, LoadMessages>;
  /** By language: those of `loads` whose messages are there. */
  loaded: Map<string, Set<LoadMessages | Words>>;
  /** By language: those whose messages are on their way, with whether they came. */
  loading: Map<string, Map<LoadMessages | Words, Promise<boolean>>>;
}

const vocabularies = new WeakMap<I18n, Vocabulary>();

function vocabularyOf(translator: I18n): Vocabulary {
  const vocabulary = vocabularies.get(translator);
  if (!vocabulary) throw new Error('This translator was not made by createTranslator');
  return vocabulary;
}

/**
 * Makes the translator and loads its first language; `load` answers with what every page needs, `addWords` brings the rest. A failed load is tried twice more, then the
 * fallback language is used; a missing key is logged and shown as itself.
 * @throws TranslationError when nothing could be loaded.
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
  vocabularies.set(translator, {
    wanted: language,
    loads: new Map([[load, load]]),
    loaded: new Map(),
    loading: new Map(),
  });
  // A page in another language is better than none at all.
  for (const candidate of new Set([language, languages[0]])) {
    if (await show(translator, candidate)) return translator;
  }
  throw new TranslationError();
}

/**
 * Adds words, such as those of a feature that is about to be shown: in the language of the page, and in every other one
 * when it is switched to. A message that is there already stays. A failed load is tried twice more; that helps where the
 * words are fetched: a browser may keep the failure of a dynamic import.
 * @throws Error when they did not load: other words are shown all the same, and adding them again tries again.
 */
export async function addWords(translator: I18n, words: Words): Promise<void> {
  const { loads, loaded } = vocabularyOf(translator);
  const load = loads.get(words) ?? joinWords([words]);
  // A switch of the language waits for them from now on.
  loads.set(words, load);
  let language: string;
  do {
    language = translator.language;
    if (await loadPart(translator, words, load, language)) continue;
    if (![...loaded.values()].some((there) => there.has(words))) loads.delete(words);
    throw new Error(`Unable to load the messages of ${language}`);
    // The page may speak another one by now.
  } while (translator.language !== language);
  // Another attempt, which failed, may have given them up.
  loads.set(words, load);
}

/**
 * Switches the language once its messages have arrived, so that no half-translated page is shown. A failed
 * load is tried twice more.
 * @returns the language in use afterwards: another one, where that was asked for meanwhile.
 * @throws Error when the messages did not load; the language stays what it was.
 */
export async function switchLanguage(translator: I18n, language: string): Promise<string> {
  // Whatever still loads is wanted no more.
  if (translator.language === language) vocabularyOf(translator).wanted = language;
  else if (!(await show(translator, language))) throw new Error(`Unable to load the messages of ${language}`);
  return translator.language;
}

/** Shows a language, unless another one was asked for while it loaded. @returns whether its messages are there. */
async function show(translator: I18n, language: string): Promise<boolean> {
  const vocabulary = vocabularyOf(translator);
  vocabulary.wanted = language;
  const isThere = await loadMissing(translator, language);
  if (isThere && vocabulary.wanted === language) await translator.changeLanguage(language);
  return isThere;
}

/** Loads what has not come yet in a language, with what is added meanwhile. @returns whether all of it is there. */
async function loadMissing(translator: I18n, language: string): Promise<boolean> {
  const { loads, loaded } = vocabularyOf(translator);
  for (;;) {
    const missing = [...loads].filter(([part]) => loaded.get(language)?.has(part) !== true);
    if (missing.length === 0) return true;
    const answers = await Promise.all(missing.map(([part, load]) => loadPart(translator, part, load, language)));
    if (answers.includes(false)) return false;
  }
}

/**
 * Loads one part of the words, unless it is there. Who asks while it is on its way waits for the same answer: a second
 * request would cost the page that waits for it one more way to the server and back.
 * @returns whether it is there then.
 */
async function loadPart(
  translator: I18n,
  part: LoadMessages | Words,
  load: LoadMessages,
  language: string,
): Promise<boolean> {
  const { loaded, loading } = vocabularyOf(translator);
  const there = loaded.get(language) ?? new Set();
  loaded.set(language, there);
  if (there.has(part)) return true;
  const onTheirWay = loading.get(language) ?? new Map<LoadMessages | Words, Promise<boolean>>();
  loading.set(language, onTheirWay);
  const start = async () => {
    const hasCome = await loadInto(translator, load, language);
    if (hasCome) there.add(part);
    onTheirWay.delete(part);
    return hasCome;
  };
  const answer = onTheirWay.get(part) ?? start();
  onTheirWay.set(part, answer);
  return answer;
}

async function loadInto(translator: I18n, load: LoadMessages, language: string): Promise<boolean> {
  for (let attempt = 0; attempt <= retries; attempt += 1) {
    try {
      translator.addResourceBundle(language, 'translation', await load(language), true, false);
      return true;
    } catch (error) {
      console.warn(`Messages of ${language} did not load (attempt ${attempt + 1})`, error);
    }
  }
  return false;
}
