import { useTranslation } from '@quarterdeck/i18n';
import { announce } from '@quarterdeck/ui/LiveRegion';
import { usePreferences } from '@quarterdeck/ui/preferences';
import { Swatch, SwatchPicker } from '@quarterdeck/ui/SwatchPicker';
import { themeNames, token, type ThemeName } from '@quarterdeck/ui/tokens';
import { SettingRow } from './SettingRow';

// The colours of a theme load with the theme; these hues stand for them in every theme.
const hueOfTheme: Record<ThemeName, string> = {
  'theme-default': token('surface.inverse'),
  'theme-brand': token('label.ultramarine.dot'),
  'theme-teal': token('label.teal.dot'),
  'theme-rose': token('label.rose.dot'),
  'theme-purple': token('label.purple.dot'),
  'theme-amber': token('label.amber.dot'),
};

/** The colours of the site; the one that is chosen is named. */
export function ThemeChoice() {
  const { t } = useTranslation();
  const theme = usePreferences((preferences) => preferences.theme);
  const set = usePreferences((preferences) => preferences.set);
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
          <Swatch key={name} value={name} label={t(`settings.theme.${name}`)} background={hueOfTheme[name]} />
        ))}
      </SwatchPicker>
    </SettingRow>
  );
}
