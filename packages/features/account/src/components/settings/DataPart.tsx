import { useTranslation } from '@quarterdeck/i18n';
import { Alert } from '@quarterdeck/ui/Alert';
import { Button } from '@quarterdeck/ui/Button';
import { useErrorWords } from '@quarterdeck/ui/errorWords';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useExport } from '../../queries/useExport';
import { ResetDialog } from './ResetDialog';
import { SettingRow } from './SettingRow';
import { Rows } from './Settings.styles';

/** Takes all data along, or lets this browser forget them. */
export function DataPart() {
  const { t } = useTranslation();
  const describeError = useErrorWords();
  const download = useExport();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Rows>
        <SettingRow name={t('settings.export.title')} help={t('settings.export.help')}>
          <Button icon={Download} isPending={download.isPending} onPress={() => download.mutate()}>
            {t('settings.export.action')}
          </Button>
        </SettingRow>
        <SettingRow name={t('settings.reset.title')} help={t('settings.reset.help')}>
          <Button variant="danger-ghost" onPress={() => setAsking(true)}>
            {t('settings.reset.action')}
          </Button>
        </SettingRow>
      </Rows>
      {download.isError ? (
        <Alert tone="danger" title={t('settings.export.failed')} isAnnounced>
          {describeError(download.error).text}
        </Alert>
      ) : null}
      {isAsking ? <ResetDialog onOpenChange={setAsking} /> : null}
    </>
  );
}
