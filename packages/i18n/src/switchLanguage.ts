import { createContext, use } from 'react';
import type { Language } from './languages';

/**
 * Loads the words of a language and shows the site in it. Where they do not load, the page stays as it is and the host
 * says so: the promise never rejects.
 */
export type SwitchLanguage = (language: Language) => Promise<void>;

/** The host says how; alone, as in a story, the language stays. */
export const SwitchLanguageContext = createContext<SwitchLanguage>(() => Promise.resolve());

export const useSwitchLanguage = (): SwitchLanguage => use(SwitchLanguageContext);
