export { PageTheme, ThemeProvider, useShownScheme } from './ThemeProvider';
export type { ThemeProps, ThemeProviderProps } from './ThemeProvider';
