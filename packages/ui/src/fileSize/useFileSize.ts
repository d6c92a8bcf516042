import { useCallback } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { formatFileSize } from './formatFileSize';

/** Writes sizes of files in the reader's language. */
export function useFileSize(): (bytes: number) => string {
  const { locale } = useLocale();
  return useCallback((bytes: number) => formatFileSize(bytes, locale), [locale]);
}
