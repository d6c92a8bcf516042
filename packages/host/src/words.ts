import type { Words } from '@quarterdeck/i18n';

/** What the host says itself. */
export const words: Words = {
  en: () => import('./translations/en.json'),
  tr: () => import('./translations/tr.json'),
};
