import { paths, type CommandContext, type CommandOffer } from '@quarterdeck/contract';
import { languages, pickLanguage, useSwitchLanguage, useTranslation, type Language } from '@quarterdeck/i18n';
import { announce } from '@quarterdeck/ui/LiveRegion';
import { schemes, usePreferences, type Scheme } from '@quarterdeck/ui/preferences';
import { useMemo } from 'react';
import { useShellHost } from '../ShellContext';
import { useFullscreen } from '../tools/useFullscreen';

const schemeCommands: Record<Scheme, Pick<CommandOffer, 'titleKey' | 'icon'>> = {
  light: { titleKey: 'shell.scheme.toLight', icon: 'sun' },
  dark: { titleKey: 'shell.scheme.toDark', icon: 'moon' },
  auto: { titleKey: 'shell.scheme.toAuto', icon: 'sun-moon' },
};

const languageTitles: Record<Language, string> = { en: 'shell.language.toEnglish', tr: 'shell.language.toTurkish' };

/**
 * What the shell itself can do, so that it can also be done where no header offers it. What is so already, such as
 * the language that is shown, is left out.
 */
export function useShellCommands(): CommandOffer[] {
  const { t, i18n } = useTranslation();
  const { openAppearance, openKeySheet, openDemoReset } = useShellHost();
  const switchLanguage = useSwitchLanguage();
  const { isFull, toggle } = useFullscreen();
  const scheme = usePreferences((preferences) => preferences.scheme);
  const set = usePreferences((preferences) => preferences.set);
  const shownLanguage = pickLanguage([i18n.language]);

  return useMemo<CommandOffer[]>(
    () => [
      { id: 'appearance.open', titleKey: 'shell.appearance.label', icon: 'palette', run: openAppearance },
      ...schemes
        .filter((name) => name !== scheme)
        .map((name) => ({
          id: `scheme.${name}`,
          ...schemeCommands[name],
          run: () => {
            set({ scheme: name });
            announce(t(`shell.scheme.${name}`));
          },
        })),
      ...languages
        .filter((language) => language !== shownLanguage)
        .map((language) => ({
          id: `language.${language}`,
          titleKey: languageTitles[language],
          icon: 'languages',
          run: () => switchLanguage(language),
        })),
      {
        id: 'fullscreen.toggle',
        titleKey: isFull ? 'shell.fullscreen.leave' : 'shell.fullscreen.enter',
        icon: isFull ? 'minimize' : 'maximize',
        run: toggle,
      },
      { id: 'keys.open', titleKey: 'shell.keys.title', icon: 'keyboard', keys: 'Shift+?', run: openKeySheet },
      ...(openDemoReset
        ? [
            {
              id: 'demo.settings',
              titleKey: 'shell.demo.settings',
              icon: 'flask-conical',
              run: ({ navigate }: CommandContext) => navigate(`${paths.settings.href()}?section=demo`),
            },
            { id: 'demo.reset', titleKey: 'shell.demo.reset', icon: 'rotate-ccw', run: openDemoReset },
          ]
        : []),
    ],
    [t, shownLanguage, scheme, set, isFull, toggle, switchLanguage, openAppearance, openKeySheet, openDemoReset],
  );
}
