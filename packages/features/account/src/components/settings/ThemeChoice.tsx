import { useTranslation } from '@quarterdeck/i18n';
import { useHostActs } from '@quarterdeck/ui/hostActs';
import { announce } from '@quarterdeck/ui/LiveRegion';
import { usePreferences } from '@quarterdeck/ui/preferences';
import { SwatchPicker, ThemeSwatch } from '@quarterdeck/ui/SwatchPicker';
import { themeNames } from '@quarterdeck/ui/tokens';
import { useEffect } from 'react';
import { SettingRow } from './SettingRow';

/** The colours of the site; the one that is chosen is named. */
export function ThemeChoice() {
  const { t } = useTranslation();
  const theme = usePreferences((preferences) => preferences.theme);
  const set = usePreferences((preferences) => preferences.set);
  const { loadThemes } = useHostActs();
  useEffect(() => loadThemes?.(), [loadThemes]);
  return (
    <SettingRow name={t('settings.appearance.theme')} help={t(`settings.theme.${theme}`)}>
      <SwatchPicker
        aria-label={t('settings.appearance.theme')}
        value={theme}
        onChange={(name) => {
          const chosen = themeNames.find((candidate) => candidate === name);
          if (!chosen) return;
          set({ theme: chosen });
          announce(t(`settings.theme.${chosen}`));
        }}
      >
        {themeNames.map((name) => (
          <ThemeSwatch key={name} value={name} label={t(`settings.theme.${name}`)} />
        ))}
      </SwatchPicker>
    </SettingRow>
  );
}
