export { buildTheme } from './buildTheme';
export type { BuiltTheme, ThemeContrast, ThemeSeeds } from './buildTheme';
