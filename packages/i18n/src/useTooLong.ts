import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from './formats';

/**
 * Says of a text that is longer than `most` characters by how much, for its field; undefined for one that fits. Fields
 * say it and keep the text: one that stops taking letters cuts what is pasted without a word.
 */
export function useTooLong(): (text: string, most: number) => string | undefined {
  const { t } = useTranslation();
  const { number } = useFormats();
  return useCallback(
    (text, most) => {
      const over = text.trim().length - most;
      return over > 0 ? t('errors.tooLong', { count: over, over: number(over), most: number(most) }) : undefined;
    },
    [t, number],
  );
}
