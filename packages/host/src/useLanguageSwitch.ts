import { useTranslation, type SwitchLanguage } from '@quarterdeck/i18n';
import { toasts } from '@quarterdeck/ui/Toast';
import { useCallback } from 'react';

/** @param load rejects when the words do not load: that is said in a message, which offers to try again. */
export function useLanguageSwitch(load: SwitchLanguage): SwitchLanguage {
  const { t } = useTranslation();
  return useCallback(
    async function change(language) {
      try {
        await load(language);
      } catch {
        toasts.add({
          title: t('host.languageFailed'),
          tone: 'danger',
          action: { label: t('kit.retry'), onPress: () => void change(language) },
        });
      }
    },
    [load, t],
  );
}
