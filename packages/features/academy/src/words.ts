import type { Words } from '@quarterdeck/i18n';

/** The words of the academy; the host loads them with its parts. */
export const words: Words = {
  en: () => import('./translations/en.json'),
  tr: () => import('./translations/tr.json'),
};
