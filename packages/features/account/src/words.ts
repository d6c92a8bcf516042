import type { Words } from '@quarterdeck/i18n';

/** The words of settings and help, for apps that mount it. */
export const words: Words = {
  en: () => import('./translations/en.json'),
  tr: () => import('./translations/tr.json'),
};
