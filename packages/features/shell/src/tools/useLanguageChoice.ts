import { languageNames, pickLanguage, useSwitchLanguage, useTranslation, type Language } from '@quarterdeck/i18n';
import { announce } from '@quarterdeck/ui/LiveRegion';
import { useEffect, useRef, useState } from 'react';

export interface LanguageChoice {
  /** The language of the page. */
  current: Language;
  /** The one that is on its way. */
  loading: Language | null;
  choose: (language: string) => void;
}

/** Chooses the language of the page in a menu, which stays open while the words load. @param onDone they came, or failed */
export function useLanguageChoice(onDone: () => void): LanguageChoice {
  const { t, i18n } = useTranslation();
  const switchLanguage = useSwitchLanguage();
  const [loading, setLoading] = useState<Language | null>(null);
  const current = pickLanguage([i18n.language]);
  /** Which choice counts: none of a menu that was closed meanwhile. */
  const latest = useRef(0);
  useEffect(
    () => () => {
      latest.current += 1;
    },
    [],
  );
  const choose = async (wanted: string) => {
    const language = pickLanguage([wanted]);
    latest.current += 1;
    const mine = latest.current;
    if (language !== current) {
      setLoading(language);
      announce(t('shell.language.loading', { language: languageNames[language] }));
    }
    await switchLanguage(language);
    if (mine === latest.current) onDone();
  };
  return { current, loading, choose: (wanted) => void choose(wanted) };
}
