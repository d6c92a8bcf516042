import type { Task } from '@quarterdeck/contract/entities/task';
import { useTranslation } from '@quarterdeck/i18n';
import { toasts } from '@quarterdeck/ui/Toast';
import { MutationObserver, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { taskQueries } from './taskQueries';

export interface Write<T> {
  /** Writes of one scope run one after another, in the order they were made. */
  scope: string;
  /** Shown at once. */
  change?: (tasks: Task[]) => Task[];
  /** Lays back what `change` did, on whatever the list is by then. */
  revert?: (tasks: Task[]) => Task[];
  send: () => Promise<T>;
  /** Takes the answer over. */
  settle?: (tasks: Task[], answer: T) => Task[];
  /** What failed, as a person reads it: "The task was not saved". Null where the caller says so itself. */
  failure: string | null;
}

const listKey = taskQueries.list().queryKey;

/**
 * Makes a write that shows at once: the list changes, the call goes out, the answer is taken over. When
 * the call fails the change is laid back and a message offers to try again.
 * @returns the answer, or undefined after a failure.
 */
export function useWrite() {
  const client = useQueryClient();
  const { t } = useTranslation();
  return useCallback(
    async function write<T>(act: Write<T>): Promise<T | undefined> {
      const update = (change: ((tasks: Task[]) => Task[]) | undefined) => {
        if (change) client.setQueryData<Task[]>(listKey, (tasks) => tasks && change(tasks));
      };
      // A read on its way would answer with the state before this write.
      // Without one the change shows at once, so that the next key meets it.
      const hasList = client.getQueryData(listKey) !== undefined;
      if (hasList && client.isFetching({ queryKey: listKey }) > 0) await client.cancelQueries({ queryKey: listKey });
      update(act.change);
      try {
        const observer = new MutationObserver(client, { mutationFn: act.send, scope: { id: act.scope } });
        const answer = await observer.mutate();
        update(act.settle && ((tasks) => act.settle?.(tasks, answer) ?? tasks));
        // The first list was on its way before the write; only a new one is sure to have it.
        if (!hasList) void client.invalidateQueries({ queryKey: listKey });
        return answer;
      } catch {
        update(act.revert);
        if (act.failure !== null) {
          toasts.add({
            title: act.failure,
            tone: 'danger',
            action: { label: t('kit.retry'), onPress: () => void write(act) },
          });
        }
        return undefined;
      }
    },
    [client, t],
  );
}
