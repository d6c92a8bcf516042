import { useLayoutEffect, useSyncExternalStore, type ComponentProps, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Density, Scheme, TextSize } from '../preferences';
import { token, type ThemeName } from '../tokens';

export interface ThemeProps {
  /** @default 'theme-teal' */
  theme?: ThemeName;
  /** `auto` follows the system, also when it changes later. @default 'light' */
  scheme?: Scheme;
  /** @default 'comfortable' */
  density?: Density;
  /** Percent of the browser's text size. @default 100 */
  textSize?: TextSize;
  /** Reduces motion even where the system does not ask for it. @default false */
  reduceMotion?: boolean;
  /** BCP 47 tag of the page's language. @default 'en' */
  language?: string;
  /** @default 'ltr' */
  direction?: 'ltr' | 'rtl';
}

const darkQuery = '(prefers-color-scheme: dark)';

function followSystem(listener: () => void): () => void {
  const query = matchMedia(darkQuery);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** The scheme that is shown: `auto` becomes what the system asks for. */
export function useShownScheme(scheme: Scheme): 'light' | 'dark' {
  const isDark = useSyncExternalStore(
    followSystem,
    () => matchMedia(darkQuery).matches,
    () => false,
  );
  if (scheme !== 'auto') return scheme;
  return isDark ? 'dark' : 'light';
}

/**
 * Applies preferences to the whole page: writes theme, scheme, density, motion, language and direction on the root
 * element. The site's `boot.js` has written the same before the first paint, so nothing flashes.
 */
export function PageTheme({
  theme = 'theme-teal',
  scheme = 'light',
  density = 'comfortable',
  textSize = 100,
  reduceMotion = false,
  language = 'en',
  direction = 'ltr',
}: ThemeProps) {
  const shown = useShownScheme(scheme);
  useLayoutEffect(() => {
    const root = document.documentElement;
    Object.assign(root.dataset, { theme, scheme: shown, density });
    if (reduceMotion) root.dataset['motion'] = 'reduce';
    else delete root.dataset['motion'];
    root.lang = language;
    root.dir = direction;
    root.style.setProperty('zoom', textSize === 100 ? '' : String(textSize / 100));
    const meta = document.querySelector('meta[name="theme-color"]');
    meta?.setAttribute('content', getComputedStyle(root).getPropertyValue('--qd-surface-canvas').trim());
  }, [theme, shown, density, textSize, reduceMotion, language, direction]);
  return null;
}

export interface ThemeProviderProps
  extends Omit<ThemeProps, 'textSize'>, Omit<ComponentProps<'div'>, 'children' | 'dir' | 'lang'> {
  children: ReactNode;
}

/** Applies another theme to a part of the page, as previews of themes do. */
export function ThemeProvider({
  theme = 'theme-teal',
  scheme = 'light',
  density,
  reduceMotion = false,
  direction,
  language,
  ...rest
}: ThemeProviderProps) {
  const shown = useShownScheme(scheme);
  return (
    <Region
      data-theme={theme}
      data-scheme={shown}
      data-density={density}
      data-motion={reduceMotion ? 'reduce' : undefined}
      dir={direction}
      lang={language}
      {...rest}
    />
  );
}

const Region = styled.div`
  color: ${token('text.primary')};
  background: ${token('surface.canvas')};
`;
