import type { BacklogItem } from '@quarterdeck/contract/entities/backlogItem';
import type { Project } from '@quarterdeck/contract/entities/project';
import { useTranslation } from '@quarterdeck/i18n';
import { toasts } from '@quarterdeck/ui/Toast';
import { useCallback } from 'react';
import { hasDraft } from '../model/item';

/** Downloads what is shown; the code for it comes when it is asked for. */
export function useExport(project: Project | undefined, items: readonly BacklogItem[]) {
  const { t } = useTranslation();
  return useCallback(
    async function exportAs(format: 'csv' | 'json'): Promise<void> {
      if (project === undefined) return;
      try {
        const file = await import('../model/writeItems');
        (format === 'csv' ? file.exportCsv : file.exportJson)(project, items);
        const count = items.filter(hasDraft).length;
        if (count > 0) toasts.add({ title: t('backlog.done.exportedWithout', { count }) });
      } catch {
        toasts.add({
          title: t('backlog.failed.export'),
          tone: 'danger',
          action: { label: t('kit.retry'), onPress: () => void exportAs(format) },
        });
      }
    },
    [project, items, t],
  );
}
