export { LocaleProvider } from './LocaleProvider';
export type { LocaleProviderProps } from './LocaleProvider';
