import { useTranslation } from '@quarterdeck/i18n';
import { useUndo } from '@quarterdeck/ui/undo';
import { useCallback } from 'react';
import { visit } from '../../visit/visit';
import { useProjectWrites } from '../../shared/projectWrites';
import { useWriteFailure } from '../../shared/useWriteFailure';
import { sendProject } from '../../shared/sendProject';

/** Renames the project; it can be taken back. */
export function useRenameProject() {
  const writes = useProjectWrites();
  const undo = useUndo();
  const sayFailure = useWriteFailure();
  const { t } = useTranslation();
  return useCallback(
    async (name: string): Promise<boolean> => {
      const before = writes.shownName();
      const renameTo = async (wanted: string, isOffered: boolean): Promise<boolean> => {
        const performed = writes.perform({
          change: (project) => ({ ...project, name: wanted }),
          send: () => sendProject(writes, { name: wanted }),
          settle: (answer) => () => answer,
        });
        if (isOffered) {
          const undoRename = async () => void (await renameTo(before, false));
          undo.offer(performed.then(() => ({ label: t('backlog.done.renamed'), undo: undoRename })));
        }
        try {
          visit.keepProject(await performed);
          return true;
        } catch (error) {
          const retry = () => void renameTo(wanted, isOffered);
          sayFailure({ messageKey: 'backlog.failed.rename', about: [{ title: wanted }], errors: [error], retry });
          return false;
        }
      };
      return name === before ? true : renameTo(name, true);
    },
    [writes, undo, sayFailure, t],
  );
}
