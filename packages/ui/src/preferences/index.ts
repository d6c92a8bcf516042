export {
  defaultPreferences,
  lockDelays,
  densities,
  followPreferences,
  parsePreferences,
  preferencesKey,
  schemes,
  textSizes,
  usePreferences,
} from './preferences';
export type { Density, Preferences, Scheme, TextSize } from './preferences';
