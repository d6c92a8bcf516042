import { defaultBacklogStatus, type BacklogItem } from '@quarterdeck/contract/entities/backlogItem';
import { useTranslation } from '@quarterdeck/i18n';
import { useCallback } from 'react';
import { useBacklogWrites } from '../queries/useBacklogWrites';

/** Says that items are done; where all of them are already, that they are not. */
export function useFinish(): (items: readonly BacklogItem[]) => void {
  const { t } = useTranslation();
  const { change } = useBacklogWrites();
  return useCallback(
    (items) => {
      const areDone = items.every(({ status }) => status === 'done');
      const targets = items.filter(({ status }) => (status === 'done') === areDone);
      const key = areDone ? 'backlog.done.reopened' : 'backlog.done.finished';
      void change(
        targets.map(({ id }) => ({ id, status: areDone ? defaultBacklogStatus : 'done' })),
        t(key, { count: targets.length }),
      );
    },
    [change, t],
  );
}
