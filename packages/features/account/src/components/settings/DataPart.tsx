import { paths } from '@quarterdeck/contract';
import { useVisit, visit } from '@quarterdeck/data/visit/visit';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { Alert } from '@quarterdeck/ui/Alert';
import { AlertDialog } from '@quarterdeck/ui/AlertDialog';
import { Button } from '@quarterdeck/ui/Button';
import type { DialogProps } from '@quarterdeck/ui/Dialog';
import { useErrorWords } from '@quarterdeck/ui/errorWords';
import { useHostActions } from '@quarterdeck/ui/hostActions';
import { lockDelays, preferencesKey, usePreferences } from '@quarterdeck/ui/preferences';
import { useNavigate } from '@quarterdeck/ui/router';
import { removeKeys } from '@quarterdeck/ui/storage';
import { toasts } from '@quarterdeck/ui/Toast';
import { token } from '@quarterdeck/ui/tokens';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useExport } from '../../queries/useExport';
import { SelectSetting, SettingRow } from './SettingRow';
import { Rows } from './Settings.styles';

/** Takes all data along, or lets this browser forget them. */
export function DataPart() {
  const { t } = useTranslation();
  const describeError = useErrorWords();
  const download = useExport();
  const [isAsking, setAsking] = useState(false);
  const { isKnownAddress = () => false } = useHostActions();
  const { lockAfter, set } = usePreferences();
  return (
    <>
      <Rows>
        {isKnownAddress(paths.authentication.href('unlock-session')) ? (
          <SelectSetting
            name={t('settings.lock.title')}
            help={t('settings.lock.help')}
            value={String(lockAfter ?? 0)}
            choices={['0', ...lockDelays.map(String)]}
            wordsOf={(minutes) =>
              minutes === '0' ? t('settings.lock.never') : t('settings.lock.after', { count: Number(minutes) })
            }
            onChange={(chosen) => set({ lockAfter: lockDelays.find((minutes) => String(minutes) === chosen) ?? null })}
          />
        ) : null}
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

/** Asks before this browser forgets the visitor, and names what is lost. */
function ResetDialog({ onOpenChange }: Pick<DialogProps, 'onOpenChange'>) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const navigate = useNavigate();
  const project = useVisit((stored) => stored.project);
  const count = useVisit(({ projectRequirements }) => projectRequirements.length);
  const { resetDemo } = useHostActions();
  const handleConfirm = async () => {
    if (resetDemo) {
      await resetDemo().catch((error: unknown) => {
        toasts.add({ title: t('settings.reset.failed'), tone: 'danger' });
        throw error;
      });
      return;
    }
    visit.forget();
    removeKeys('qd:', [preferencesKey]);
    void navigate(paths.home.href(), { replace: true });
  };
  return (
    <AlertDialog
      isOpen
      onOpenChange={onOpenChange}
      title={t('settings.reset.question')}
      confirmLabel={t('settings.reset.confirm')}
      cancelLabel={t('settings.reset.cancel')}
      onConfirm={handleConfirm}
    >
      <p>{t('settings.reset.lost')}</p>
      <Lost>
        {project ? <li>{t('settings.reset.project', { name: project.name })}</li> : null}
        {count > 0 ? <li>{t('settings.reset.selection', { count, formatted: number(count) })}</li> : null}
        {resetDemo ? <li>{t('settings.reset.demo')}</li> : null}
        <li>{t('settings.reset.drafts')}</li>
      </Lost>
      <p>{t('settings.reset.kept')}</p>
    </AlertDialog>
  );
}

const Lost = styled.ul`
  margin-block: ${token('space.2')};
  padding-inline-start: ${token('space.5')};
  list-style: disc;
`;
