import { useTranslation } from '@quarterdeck/i18n';
import { Button } from '@quarterdeck/ui/Button';
import { downloadFile } from '@quarterdeck/ui/downloadFile';
import { IconButton } from '@quarterdeck/ui/IconButton';
import { fileNameOf } from '@quarterdeck/ui/recordFile';
import { useIsFrom } from '@quarterdeck/ui/viewport';
import { Download, Printer } from 'lucide-react';

export interface DashboardToolsProps {
  /** Of the file, without its ending. */
  name: string;
  /** The figures as CSV; undefined until they are there. */
  csv: (() => string) | undefined;
  /** Icons alone, where the head has more to show. @default false */
  isCompact?: boolean;
}

/** Takes the figures along: as a file for spreadsheets, or on paper. */
export function DashboardTools({ name, csv, isCompact = false }: DashboardToolsProps) {
  const { t } = useTranslation();
  const save = () => {
    if (csv) downloadFile(`${fileNameOf(name, 'dashboard')}.csv`, 'text/csv', csv());
  };
  const isPhone = !useIsFrom('sm');
  if (isPhone || isCompact)
    return (
      <>
        <IconButton
          variant="secondary"
          icon={Download}
          label={t('dashboards.export')}
          isDisabled={!csv}
          onPress={save}
        />
        <IconButton
          variant="secondary"
          icon={Printer}
          label={t('dashboards.print')}
          isDisabled={!csv}
          onPress={() => print()}
        />
      </>
    );
  return (
    <>
      <Button icon={Download} isDisabled={!csv} onPress={save}>
        {t('dashboards.export')}
      </Button>
      <Button icon={Printer} isDisabled={!csv} onPress={() => print()}>
        {t('dashboards.print')}
      </Button>
    </>
  );
}
