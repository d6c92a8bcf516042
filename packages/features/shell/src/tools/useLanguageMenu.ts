import { makeOnDemand } from '../makeOnDemand';

/** The menu of the languages; its code is loaded when it is about to be used. */
export const useLanguageMenu = makeOnDemand(() =>
  import('./LanguageMenu').then((file) => ({ default: file.LanguageMenu })),
);
