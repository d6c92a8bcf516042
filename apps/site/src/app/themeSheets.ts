import type { ThemeName } from '@quarterdeck/ui/tokens';
import { useEffect, useState } from 'react';
import sheetUrl from '../themes.css?url';

/** The theme whose colours are part of the page itself. */
const inlinedTheme: ThemeName = 'theme-teal';

const sheetId = 'theme-sheets';

/** Adds the colours of the other themes to the page, once. `boot.js` has added them where they are needed at start. */
function addSheets(): Promise<void> {
  const there = document.getElementById(sheetId);
  if (there instanceof HTMLLinkElement && there.sheet) return Promise.resolve();
  const link = there instanceof HTMLLinkElement ? there : document.createElement('link');
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve());
    // Without its colours a theme cannot be shown; the one of the page stays.
    link.addEventListener('error', () => undefined);
    if (there) return;
    Object.assign(link, { id: sheetId, rel: 'stylesheet', href: sheetUrl });
    document.head.append(link);
  });
}

/** @returns `wanted` once its colours are there; until then the theme that was shown before. */
export function useThemeSheets(wanted: ThemeName): ThemeName {
  const [shown, setShown] = useState<ThemeName>(() =>
    document.documentElement.dataset['theme'] === wanted ? wanted : inlinedTheme,
  );
  useEffect(() => {
    let isCurrent = true;
    const ready = wanted === inlinedTheme ? Promise.resolve() : addSheets();
    void ready.then(() => {
      if (isCurrent) setShown(wanted);
    });
    return () => {
      isCurrent = false;
    };
  }, [wanted]);
  return shown;
}
