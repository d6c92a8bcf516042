import {
  languageNames,
  languages,
  pickLanguage,
  useFormats,
  useSwitchLanguage,
  useTranslation,
} from '@quarterdeck/i18n';
import { Button } from '@quarterdeck/ui/Button';
import { useHostActions } from '@quarterdeck/ui/hostActions';
import { builtLayouts, findLayout, layoutTable } from '@quarterdeck/ui/Layout';
import { announce } from '@quarterdeck/ui/LiveRegion';
import { defaultPreferences, densities, schemes, textSizes, usePreferences } from '@quarterdeck/ui/preferences';
import { SwatchPicker, ThemeSwatch } from '@quarterdeck/ui/SwatchPicker';
import { themeNames } from '@quarterdeck/ui/tokens';
import { useUndo } from '@quarterdeck/ui/undo';
import { useEffect } from 'react';
import { SegmentSetting, SelectSetting, SettingRow, SwitchSetting } from './SettingRow';
import { Rows } from './Settings.styles';

/** What the reset takes back; the language is no matter of looks. */
const lookOf = ({ theme, scheme, density, textSize, reduceMotion, layout }: typeof defaultPreferences) => ({
  theme,
  scheme,
  density,
  textSize,
  reduceMotion,
  layout,
});

/** Layouts with a way back to this page, after the one that the site is set up with. */
const layouts = ['configured', ...builtLayouts.filter((name) => layoutTable[name].menu !== null)] as const;

/** Language, colours, layout, sizes and motion; every change shows at once. */
export function AppearancePart() {
  const { t, i18n } = useTranslation();
  const { percent } = useFormats();
  const switchLanguage = useSwitchLanguage();
  const undo = useUndo();
  const preferences = usePreferences();
  const { set, theme } = preferences;
  const { loadThemes } = useHostActions();
  useEffect(() => loadThemes?.(), [loadThemes]);
  const reset = () => {
    set(lookOf(defaultPreferences));
    undo.offer({ label: t('settings.appearance.wasReset'), undo: () => set(lookOf(preferences)) });
  };
  return (
    <>
      <Rows>
        <SelectSetting
          name={t('settings.language.title')}
          help={t('settings.language.help')}
          value={pickLanguage([i18n.language])}
          choices={languages}
          wordsOf={(language) => languageNames[language]}
          onChange={switchLanguage}
          areLanguages
        />
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
        <SegmentSetting
          name={t('settings.appearance.scheme')}
          help={t('settings.appearance.schemeHelp')}
          value={preferences.scheme}
          choices={schemes}
          wordsOf={(scheme) => t(`settings.scheme.${scheme}`)}
          onChange={(scheme) => set({ scheme })}
        />
        <SelectSetting
          name={t('settings.appearance.layout')}
          help={t('settings.appearance.layoutHelp')}
          value={findLayout(preferences.layout) ?? 'configured'}
          choices={layouts}
          wordsOf={(layout) => t(`settings.layout.${layout}`)}
          onChange={(layout) => set({ layout: findLayout(layout) ?? null })}
        />
        <SegmentSetting
          name={t('settings.appearance.density')}
          help={t('settings.appearance.densityHelp')}
          value={preferences.density}
          choices={densities}
          wordsOf={(density) => t(`settings.density.${density}`)}
          onChange={(density) => set({ density })}
        />
        <SegmentSetting
          name={t('settings.appearance.textSize')}
          help={t('settings.appearance.textSizeHelp')}
          value={String(preferences.textSize)}
          choices={textSizes.map(String)}
          wordsOf={(size) => percent(Number(size) / 100)}
          onChange={(chosen) => set({ textSize: textSizes.find((size) => String(size) === chosen) ?? 100 })}
        />
        <SwitchSetting
          isSelected={preferences.reduceMotion}
          onChange={(reduceMotion) => set({ reduceMotion })}
          description={t('settings.appearance.reduceMotionHelp')}
        >
          {t('settings.appearance.reduceMotion')}
        </SwitchSetting>
      </Rows>
      <div>
        <Button onPress={reset}>{t('settings.appearance.reset')}</Button>
      </div>
    </>
  );
}
