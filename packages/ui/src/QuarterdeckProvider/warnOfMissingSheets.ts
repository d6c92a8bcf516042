import { warnOnce } from '../development';
import type { ThemeName } from '../tokens';

/** Says which style sheet of the kit the page lacks; in development only. */
export function warnOfMissingSheets(theme: ThemeName = 'theme-teal'): void {
  const style = getComputedStyle(document.documentElement);
  const lacks = (property: string) => style.getPropertyValue(property).trim() === '';
  if (lacks('--qd-space-2')) {
    warnOnce('the page has no tokens, so components have no sizes. Import "@quarterdeck/ui/tokens/base.css".');
  }
  if (lacks('--qd-surface-canvas')) {
    warnOnce(`the page has no colours of ${theme}. Import "@quarterdeck/ui/tokens/${theme}.css".`);
  }
}
