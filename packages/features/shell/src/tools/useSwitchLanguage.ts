import { useTranslation, type Language } from '@quarterdeck/i18n';
import { toasts } from '@quarterdeck/ui/Toast';
import { useCallback } from 'react';
import { useShellHost } from '../ShellContext';

/** Switches the language; where its words do not load, the page stays as it is, says so and offers to try again. */
export function useSwitchLanguage(): (language: Language) => Promise<void> {
  const { t } = useTranslation();
  const { switchLanguage } = useShellHost();
  return useCallback(
    async function change(language) {
      try {
        await switchLanguage(language);
      } catch {
        toasts.add({
          title: t('shell.language.failed'),
          tone: 'danger',
          action: { label: t('kit.retry'), onPress: () => void change(language) },
        });
      }
    },
    [switchLanguage, t],
  );
}
