import { useTranslation } from '@quarterdeck/i18n';
import { Button } from '@quarterdeck/ui/Button';
import { useHostActs } from '@quarterdeck/ui/hostActs';
import { announce } from '@quarterdeck/ui/LiveRegion';
import { Option } from '@quarterdeck/ui/Option';
import { Select } from '@quarterdeck/ui/Select';
import { SettingRow } from './SettingRow';
import { Rows } from './Settings.styles';

/** How the demo answers, and the way back to its first data. */
export function DemoPart() {
  const { t } = useTranslation();
  const { demo } = useHostActs();
  if (!demo) return null;

  const choose = async (scenario: string) => {
    await demo.choose(scenario);
    announce(t(`settings.demo.scenarios.${scenario}`));
  };
  return (
    <Rows>
      <SettingRow name={t('settings.demo.scenario')} help={t('settings.demo.scenarioHelp')}>
        <Select
          aria-label={t('settings.demo.scenario')}
          data-part="choice"
          selectedKey={demo.scenario}
          onSelectionChange={(key) => void choose(String(key))}
        >
          {demo.scenarios.map((scenario) => (
            <Option key={scenario} id={scenario}>
              {t(`settings.demo.scenarios.${scenario}`)}
            </Option>
          ))}
        </Select>
      </SettingRow>
      <SettingRow name={t('settings.demo.reset')} help={t('settings.demo.resetHelp')}>
        <Button variant="danger-ghost" onPress={demo.openReset}>
          {t('settings.demo.resetAction')}
        </Button>
      </SettingRow>
    </Rows>
  );
}
