import type { Words } from '@quarterdeck/i18n';

/** The words of the dashboards; the host loads them with their parts. */
export const words: Words = {
  en: () => import('./translations/en.json'),
  tr: () => import('./translations/tr.json'),
};
