import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';

export interface LocaleProviderProps {
  /** BCP 47 tag whose formats and built-in words the kit below uses, such as `tr-TR`. */
  locale: string;
  children: ReactNode;
}

/** Gives date fields, calendars and number fields their locale; without it they follow the browser. */
export function LocaleProvider({ locale, children }: LocaleProviderProps) {
  return <I18nProvider locale={locale}>{children}</I18nProvider>;
}
