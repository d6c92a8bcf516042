import { restoreTasks as restoreCall } from '@quarterdeck/contract/endpoints/tasks';
import type { Task } from '@quarterdeck/contract/entities/task';
import { restorationSchema, type Restoration } from '@quarterdeck/contract/writes/tasks';
import { defineWrite } from '@quarterdeck/data/writes/defineWrite';
import { nothingYet } from '@quarterdeck/data/writes/optimisticCache';
import { useWrite, useWrites } from '@quarterdeck/data/writes/useWrite';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { addLike } from '../model/taskOrder';
import { patchTasks } from '../model/taskPatch';
import { deletedTasksOf } from './deletedTasks';
import { inList, queueKeys, sayTitle, searches } from './listOfTasks';
import { taskQueries } from './taskQueries';
import { updateTasks } from './useUpdateTasks';

export const restoreTasks = defineWrite<Restoration, Task[]>({
  id: 'tasks.restore',
  part: restorationSchema,
  queueKey: () => queueKeys.order,
  optimistic: () => [nothingYet(taskQueries.list())],
  send: ({ ids }, { call, idOf }) => call(restoreCall, { body: { ids: ids.map(idOf) } }),
  saved: (done, { client, idOf }) =>
    done.flatMap(({ part, answer }) => {
      const ids = part.ids.map(idOf);
      // They never show without what was changed in them since.
      const list = patchTasks(
        answer,
        ids.flatMap((id) => deletedTasksOf(client).changesOf(id)),
      );
      return inList((tasks) => addLike(tasks, ids, list));
    }),
  refreshes: searches,
  failure: (parts, t) => {
    const [first] = parts;
    return t('tasks.failed.restore', { count: first?.ids.length ?? 0, title: sayTitle(first?.title ?? '', t) });
  },
});

/** Restores deleted tasks: the same records, where they stood. What was changed in them meanwhile is saved with them. */
export function useRestoreTasks() {
  const write = useWrite(restoreTasks);
  const update = useWrite(updateTasks);
  const client = useQueryClient();
  const { idOf } = useWrites();
  return useCallback(
    async (deleted: readonly Task[]): Promise<void> => {
      const ids = deleted.map(({ id }) => idOf(id));
      let saving: Promise<unknown> | undefined;
      await write([{ ids, title: deleted[0]?.title ?? '' }], {
        onSaved: () => {
          const known = deletedTasksOf(client);
          const changes = ids.flatMap((id) => known.changesOf(id));
          for (const id of ids) known.delete(id);
          saving = update(changes);
        },
      });
      await saving;
    },
    [write, update, client, idOf],
  );
}
