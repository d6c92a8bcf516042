import type { Words } from './messages';

/** Words that all features share, such as those of failures and of the kit. */
export const words: Words = {
  en: () => import('../translations/en.json'),
  tr: () => import('../translations/tr.json'),
};
