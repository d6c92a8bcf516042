import { useTranslation } from '@quarterdeck/i18n';
import { AlertDialog } from '@quarterdeck/ui/AlertDialog';
import { Button } from '@quarterdeck/ui/Button';
import { useHostActs } from '@quarterdeck/ui/hostActs';
import { announce } from '@quarterdeck/ui/LiveRegion';
import { Option } from '@quarterdeck/ui/Option';
import { Select } from '@quarterdeck/ui/Select';
import { toasts } from '@quarterdeck/ui/Toast';
import { useState } from 'react';
import { SettingRow } from './SettingRow';
import { Rows } from './Settings.styles';

/** How the demo answers, and the way back to its first data. */
export function DemoPart() {
  const { t } = useTranslation();
  const { demo, resetDemo } = useHostActs();
  const [isAsking, setAsking] = useState(false);
  if (!demo || !resetDemo) return null;

  const choose = async (scenario: string) => {
    await demo.choose(scenario);
    announce(t(`settings.demo.scenarios.${scenario}`));
  };
  const reset = () =>
    resetDemo().catch((error: unknown) => {
      toasts.add({ title: t('settings.reset.failed'), tone: 'danger' });
      throw error;
    });
  return (
    <>
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
          <Button variant="danger-ghost" onPress={() => setAsking(true)}>
            {t('settings.demo.resetAction')}
          </Button>
        </SettingRow>
      </Rows>
      {isAsking ? (
        <AlertDialog
          isOpen
          onOpenChange={setAsking}
          title={t('shell.demo.question')}
          confirmLabel={t('shell.demo.reset')}
          cancelLabel={t('shell.demo.keep')}
          onConfirm={reset}
        >
          {t('shell.demo.text')}
        </AlertDialog>
      ) : null}
    </>
  );
}
