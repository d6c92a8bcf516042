import { useTranslation } from '@quarterdeck/i18n';
import { Button } from '@quarterdeck/ui/Button';
import { downloadFile } from '@quarterdeck/ui/downloadFile';
import { IconButton } from '@quarterdeck/ui/IconButton';
import { fileNameOf } from '@quarterdeck/ui/recordFile';
import { useIsFrom } from '@quarterdeck/ui/viewport';
import { Download, Printer } from 'lucide-react';
import { figuresToCsv, type Figure } from '../model/figuresCsv';

export interface DashboardToolsProps {
  /** Of the dashboard; its file is called after it. */
  title: string;
  /** All of the dashboard; undefined until they are there. */
  figures: (() => readonly Figure[]) | undefined;
  /** Icons alone, where the head has more to show. @default false */
  isCompact?: boolean;
}

/** Takes the figures along: as a file for spreadsheets, or on paper. */
export function DashboardTools({ title, figures, isCompact = false }: DashboardToolsProps) {
  const { t } = useTranslation();
  const save = () => {
    if (!figures) return;
    const name = fileNameOf(t('dashboards.file', { title }), 'dashboard');
    downloadFile(
      `${name}.csv`,
      'text/csv',
      figuresToCsv(figures(), (key) => t(key)),
    );
  };
  const isPhone = !useIsFrom('sm');
  const tools = [
    { icon: Download, label: t('dashboards.export'), onPress: save },
    { icon: Printer, label: t('dashboards.print'), onPress: () => print() },
  ];
  return tools.map(({ icon, label, onPress }) =>
    isPhone || isCompact ? (
      <IconButton key={label} variant="secondary" {...{ icon, label, onPress }} isDisabled={!figures} />
    ) : (
      <Button key={label} {...{ icon, onPress }} isDisabled={!figures}>
        {label}
      </Button>
    ),
  );
}
