import { languages, type Words } from '@quarterdeck/i18n';
import { fetchMessages } from './messages';

/** The words of a feature. The build puts them in the place of `words.ts` of each feature (`build/messages.ts`). */
export const wordsOf = (feature: string): Words =>
  Object.fromEntries(
    languages.map((language) => [language, async () => ({ default: await fetchMessages(`${feature}.${language}`) })]),
  );
