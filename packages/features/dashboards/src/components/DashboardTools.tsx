import { useTranslation } from '@quarterdeck/i18n';
import { Button } from '@quarterdeck/ui/Button';
import { IconButton } from '@quarterdeck/ui/IconButton';
import { toasts } from '@quarterdeck/ui/Toast';
import { useIsFrom } from '@quarterdeck/ui/viewport';
import { Download, Printer } from 'lucide-react';
import type { Figure } from '../model/figuresCsv';

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
  const save = async () => {
    if (!figures) return;
    try {
      const { saveFigures } = await import('../model/figuresCsv');
      saveFigures(t('dashboards.file', { title }), figures(), (key) => t(key));
    } catch {
      toasts.add({
        title: t('dashboards.exportFailed'),
        tone: 'danger',
        action: { label: t('kit.retry'), onPress: () => void save() },
      });
    }
  };
  const isPhone = !useIsFrom('sm');
  const tools = [
    { icon: Download, label: t('dashboards.export'), onPress: () => void save() },
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
