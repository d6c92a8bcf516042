import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { useCallback } from 'react';

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
      return over > 0 ? t('project.tooLong', { count: over, over: number(over), most: number(most) }) : undefined;
    },
    [t, number],
  );
}
