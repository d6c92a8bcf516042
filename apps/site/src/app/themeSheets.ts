import type { Translator } from '@quarterdeck/i18n';
import { toasts } from '@quarterdeck/ui/Toast';
import type { ThemeName } from '@quarterdeck/ui/tokens';
import { useEffect, useEffectEvent, useState } from 'react';
import sheetUrl from '../themes.css?url';

/** The theme whose colours are part of the page itself. */
const inlinedTheme: ThemeName = 'theme-teal';

/** Of the link to the colours of all other themes; `boot.js` adds it where one of them is needed at start. */
const themeSheetId = 'theme-sheets';

/** The link that `boot.js` added where a theme is needed at start, or a new one. */
function findLink(): HTMLLinkElement {
  const there = document.getElementById(themeSheetId);
  if (there instanceof HTMLLinkElement) {
    // Once the page is complete nothing is on its way any longer: a link without a sheet has failed.
    if (there.sheet || document.readyState !== 'complete') return there;
    there.remove();
  }
  const link = document.createElement('link');
  Object.assign(link, { id: themeSheetId, rel: 'stylesheet', href: sheetUrl });
  document.head.append(link);
  return link;
}

function addSheets(): Promise<void> {
  const link = findLink();
  if (link.sheet) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const fail = () => {
      // A link that failed is not asked for again by the browser; the next try needs a new one.
      link.remove();
      reject(new Error(`The sheet of the themes did not load: ${link.href}`));
    };
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', fail);
    // The link of `boot.js` may have failed before anybody listened.
    addEventListener('load', () => (link.sheet ? resolve() : fail()), { once: true });
  });
}

let sheets: Promise<void> | undefined;
let areLoaded = false;

/** Loads the colours of the other themes, once; what failed is tried anew with the next call. */
export function loadThemeSheets(): Promise<void> {
  sheets ??= addSheets().then(
    () => void (areLoaded = true),
    (error: unknown) => {
      sheets = undefined;
      throw error;
    },
  );
  return sheets;
}

/** @returns `wanted` once its colours are there; until then the theme that was shown before. Says so where they do not come. */
export function useThemeSheets(wanted: ThemeName, translator: Pick<Translator, 't'>): ThemeName {
  const [shown, setShown] = useState<ThemeName>(() =>
    typeof document !== 'undefined' && document.documentElement.dataset['theme'] === wanted ? wanted : inlinedTheme,
  );
  const sayFailure = useEffectEvent((retry: () => void) => {
    toasts.add({
      title: translator.t('site.themeFailed'),
      tone: 'danger',
      action: { label: translator.t('kit.retry'), onPress: retry },
    });
  });
  useEffect(() => {
    let isCurrent = true;
    const show = (theme: ThemeName) => {
      if (isCurrent) setShown(theme);
    };
    const load = () => {
      loadThemeSheets().then(
        () => show(wanted),
        () => {
          show(inlinedTheme);
          if (isCurrent) sayFailure(load);
        },
      );
    };
    if (wanted === inlinedTheme || areLoaded) show(wanted);
    else load();
    return () => {
      isCurrent = false;
    };
  }, [wanted]);
  // What is there already shows in the next frame.
  return wanted === inlinedTheme || areLoaded ? wanted : shown;
}
