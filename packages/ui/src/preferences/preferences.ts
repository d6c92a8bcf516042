import { create } from 'zustand';
import { onKeyChange, readJson, writeJson } from '../storage';
import { themeNames, type ThemeName } from '../tokens';

export const schemes = ['light', 'dark', 'auto'] as const;
export type Scheme = (typeof schemes)[number];

export const densities = ['comfortable', 'compact'] as const;
export type Density = (typeof densities)[number];

/** Text sizes in percent of the browser's own. */
export const textSizes = [90, 100, 110, 120] as const;
export type TextSize = (typeof textSizes)[number];

/** Minutes without activity after which the session may be locked. */
export const lockDelays = [5, 15, 30, 60] as const;
type LockDelay = (typeof lockDelays)[number];

/** What a person chose for this browser; `boot.js` of the site reads the same record before the first paint. */
export interface Preferences {
  theme: ThemeName;
  scheme: Scheme;
  density: Density;
  textSize: TextSize;
  /** Reduces motion even where the system does not ask for it. */
  reduceMotion: boolean;
  /** Name of a layout; a name the site does not know is ignored there. Null takes the configured one. */
  layout: string | null;
  /** BCP 47 language; null follows the browser. */
  language: string | null;
  /** Whether the navigation stands beside the content from md up. */
  isNavigationOpen: boolean;
  /** Whether a navigation that has two widths shows the wide one; null leaves it to the window. */
  isNavigationWide: boolean | null;
  /** Whether the column beside a rail stays open. */
  isColumnPinned: boolean;
  /** Single-letter keys such as `j`, `k` and `x`. */
  hasSingleKeys: boolean;
  /** Minutes without activity after which the session is locked; null for never. */
  lockAfter: LockDelay | null;
}

export const preferencesKey = 'qd:preferences';

export const defaultPreferences: Preferences = {
  theme: 'theme-teal',
  scheme: 'light',
  density: 'comfortable',
  textSize: 100,
  reduceMotion: false,
  layout: null,
  language: null,
  isNavigationOpen: true,
  isNavigationWide: null,
  isColumnPinned: false,
  hasSingleKeys: true,
  lockAfter: null,
};

/** Takes each known value over and lets the default stand for the rest; a record that is no object is refused. */
export function parsePreferences(value: unknown): Preferences | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const stored = new Map(Object.entries(value));
  const oneOf = <T>(key: string, options: readonly T[], fallback: T): T =>
    options.find((option) => option === stored.get(key)) ?? fallback;
  const flag = (key: string, fallback: boolean) => {
    const given = stored.get(key);
    return typeof given === 'boolean' ? given : fallback;
  };
  const text = (key: string) => {
    const given = stored.get(key);
    return typeof given === 'string' && given.length <= 40 ? given : null;
  };
  return {
    theme: oneOf('theme', themeNames, defaultPreferences.theme),
    scheme: oneOf('scheme', schemes, defaultPreferences.scheme),
    density: oneOf('density', densities, defaultPreferences.density),
    textSize: oneOf('textSize', textSizes, defaultPreferences.textSize),
    reduceMotion: flag('reduceMotion', defaultPreferences.reduceMotion),
    layout: text('layout'),
    language: text('language'),
    isNavigationOpen: flag('isNavigationOpen', defaultPreferences.isNavigationOpen),
    isNavigationWide: oneOf<boolean | null>('isNavigationWide', [true, false], defaultPreferences.isNavigationWide),
    isColumnPinned: flag('isColumnPinned', defaultPreferences.isColumnPinned),
    hasSingleKeys: flag('hasSingleKeys', defaultPreferences.hasSingleKeys),
    lockAfter: oneOf<LockDelay | null>('lockAfter', lockDelays, defaultPreferences.lockAfter),
  };
}

interface PreferencesStore extends Preferences {
  set: (changes: Partial<Preferences>) => void;
  reset: () => void;
}

const read = () => readJson(preferencesKey, parsePreferences, defaultPreferences);

function keep({ set: _set, reset: _reset, ...preferences }: PreferencesStore): void {
  writeJson(preferencesKey, preferences);
}

/** The person's choices as a store: read with a selector, changed with `set`, kept in the browser. */
export const usePreferences = create<PreferencesStore>()((update, get) => ({
  ...read(),
  set: (changes) => {
    update(changes);
    keep(get());
  },
  reset: () => {
    update(defaultPreferences);
    keep(get());
  },
}));

/** Follows changes made in other tabs. @returns the function that ends it. */
export function followPreferences(): () => void {
  return onKeyChange(preferencesKey, () => usePreferences.setState(read()));
}
