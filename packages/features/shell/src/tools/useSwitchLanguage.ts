import { useTranslation, type Language } from '@quarterdeck/i18n';
import { toasts } from '@quarterdeck/ui/Toast';
import { useShellHost } from '../ShellContext';

/** Switches the language; where its words do not load, the page stays as it is and says so. */
export function useSwitchLanguage(): (language: Language) => Promise<void> {
  const { t } = useTranslation();
  const { switchLanguage } = useShellHost();
  return async (language) => {
    try {
      await switchLanguage(language);
    } catch {
      toasts.add({ title: t('shell.language.failed'), tone: 'danger' });
    }
  };
}
