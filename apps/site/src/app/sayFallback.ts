import { languageNames, pickLanguage, type Language, type SwitchLanguage, type Translator } from '@quarterdeck/i18n';
import { toasts } from '@quarterdeck/ui/Toast';

/**
 * Says that the page speaks another language than the one that was wanted, whose words did not load, and offers to try
 * again.
 */
export function sayFallback(wanted: Language, translator: Translator, switchLanguage: SwitchLanguage): void {
  const { language, t } = translator;
  const shown = pickLanguage([language]);
  if (shown === wanted) return;
  toasts.add({
    title: t('site.languageFellBack', { wanted: languageNames[wanted], shown: languageNames[shown] }),
    tone: 'warning',
    action: {
      label: t('kit.retry'),
      onPress: () => {
        switchLanguage(wanted).catch(() => sayFallback(wanted, translator, switchLanguage));
      },
    },
  });
}
