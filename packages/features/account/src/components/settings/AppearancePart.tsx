import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { Button } from '@quarterdeck/ui/Button';
import { announce } from '@quarterdeck/ui/LiveRegion';
import { densities, defaultPreferences, schemes, textSizes, usePreferences } from '@quarterdeck/ui/preferences';
import { Segment, SegmentedControl } from '@quarterdeck/ui/SegmentedControl';
import { Switch } from '@quarterdeck/ui/Switch';
import { useUndo } from '@quarterdeck/ui/undo';
import { LanguageChoice } from './LanguageChoice';
import { LayoutChoice } from './LayoutChoice';
import { SettingRow } from './SettingRow';
import { Rows, SwitchRow } from './Settings.styles';
import { ThemeChoice } from './ThemeChoice';

/** What the reset takes back; the language is no matter of looks. */
const { theme, scheme, density, textSize, reduceMotion, layout } = defaultPreferences;
const defaultLook = { theme, scheme, density, textSize, reduceMotion, layout };

/** Language, colours, layout, sizes and motion; every change shows at once. */
export function AppearancePart() {
  const { t } = useTranslation();
  const { percent } = useFormats();
  const undo = useUndo();
  const preferences = usePreferences();
  const { set } = preferences;
  const reset = () => {
    const before = Object.fromEntries(
      Object.keys(defaultLook).map((key) => [key, preferences[key as keyof typeof defaultLook]]),
    );
    set(defaultLook);
    undo.offer({ label: t('settings.appearance.wasReset'), undo: () => set(before) });
  };
  return (
    <>
      <Rows>
        <LanguageChoice />
        <ThemeChoice />
        <SettingRow name={t('settings.appearance.scheme')} help={t('settings.appearance.schemeHelp')}>
          <SegmentedControl
            label={t('settings.appearance.scheme')}
            value={preferences.scheme}
            onChange={(chosen) => {
              set({ scheme: chosen });
              announce(t(`settings.scheme.${chosen}`));
            }}
          >
            {schemes.map((name) => (
              <Segment key={name} id={name} label={t(`settings.scheme.${name}`)} />
            ))}
          </SegmentedControl>
        </SettingRow>
        <LayoutChoice />
        <SettingRow name={t('settings.appearance.density')} help={t('settings.appearance.densityHelp')}>
          <SegmentedControl
            label={t('settings.appearance.density')}
            value={preferences.density}
            onChange={(chosen) => {
              set({ density: chosen });
              announce(t(`settings.density.${chosen}`));
            }}
          >
            {densities.map((name) => (
              <Segment key={name} id={name} label={t(`settings.density.${name}`)} />
            ))}
          </SegmentedControl>
        </SettingRow>
        <SettingRow name={t('settings.appearance.textSize')} help={t('settings.appearance.textSizeHelp')}>
          <SegmentedControl
            label={t('settings.appearance.textSize')}
            value={String(preferences.textSize)}
            onChange={(name) => {
              const chosen = textSizes.find((size) => String(size) === name);
              if (chosen === undefined) return;
              set({ textSize: chosen });
              announce(percent(chosen / 100));
            }}
          >
            {textSizes.map((size) => (
              <Segment key={size} id={String(size)} label={percent(size / 100)} />
            ))}
          </SegmentedControl>
        </SettingRow>
        <SwitchRow>
          <Switch
            labelPosition="start"
            isSelected={preferences.reduceMotion}
            onChange={(isOn) => set({ reduceMotion: isOn })}
            description={t('settings.appearance.reduceMotionHelp')}
          >
            {t('settings.appearance.reduceMotion')}
          </Switch>
        </SwitchRow>
      </Rows>
      <div>
        <Button onPress={reset}>{t('settings.appearance.reset')}</Button>
      </div>
    </>
  );
}
