import { useEffect } from 'react';
import type { ThemeName } from '../tokens';
import { isDevelopment, isProduction, warnOnce } from './development';

/** Says which style sheet of the kit the page lacks; in development only: to ask for a style makes the browser compute those of the whole page. */
export function warnOfMissingSheets(theme: ThemeName = 'theme-teal'): void {
  if (isProduction) return;
  const style = getComputedStyle(document.documentElement);
  const lacks = (property: string) => style.getPropertyValue(property).trim() === '';
  if (lacks('--qd-space-2')) {
    warnOnce('the page has no tokens, so components have no sizes. Import "@quarterdeck/ui/tokens/base.css".');
  }
  if (lacks('--qd-surface-canvas')) {
    warnOnce(`the page has no colours of ${theme}. Import "@quarterdeck/ui/tokens/${theme}.css".`);
  }
}

/**
 * Says it also where no provider stands round a component that has words: who forgets both sees a page without any style.
 * Outside of development it does nothing at all.
 * @param isAlone whether no provider gives it words.
 */
export const useSheetsOutsideProvider: (isAlone: boolean) => void = isDevelopment
  ? function useSheetCheck(isAlone) {
      useEffect(() => {
        if (isAlone) warnOfMissingSheets();
      }, [isAlone]);
    }
  : () => undefined;
