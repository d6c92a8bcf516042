import { useTranslation } from '@quarterdeck/i18n';
import { Button } from '@quarterdeck/ui/Button';
import { useHostActions } from '@quarterdeck/ui/hostActions';
import { SelectSetting, SettingRow } from './SettingRow';
import { Rows } from './Settings.styles';

/** How the demo answers, and the way back to its first data. */
export function DemoPart() {
  const { t } = useTranslation();
  const { demo } = useHostActions();
  if (!demo) return null;
  return (
    <Rows>
      <SelectSetting
        name={t('settings.demo.scenario')}
        help={t('settings.demo.scenarioHelp')}
        value={demo.scenario}
        choices={demo.scenarios}
        wordsOf={(scenario) => t(`settings.demo.scenarios.${scenario}`)}
        onChange={demo.choose}
      />
      <SettingRow name={t('settings.demo.reset')} help={t('settings.demo.resetHelp')}>
        <Button variant="danger-ghost" onPress={demo.openReset}>
          {t('settings.demo.resetAction')}
        </Button>
      </SettingRow>
    </Rows>
  );
}
