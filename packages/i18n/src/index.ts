export { I18nextProvider as TranslatorProvider, useTranslation } from 'react-i18next';
export type { i18n as Translator, TFunction } from 'i18next';
export { createFormats, daysFromToday, useFormats } from './formats';
export type { Formats } from './formats';
export { defaultLocales, languageNames, languages, pickLanguage } from './languages';
export type { Language } from './languages';
export { phrase } from './phrase';
export { createTranslator, switchLanguage } from './translator';
export type { LoadMessages, Messages } from './translator';
