import { ApiError, request } from '@quarterdeck/contract';
import {
  createTaskTag,
  deleteTaskTag,
  listTaskTags,
  restoreTaskTag,
  updateTaskTag,
} from '@quarterdeck/contract/endpoints/tasks';
import type { Task, TaskTag, TaskTagId } from '@quarterdeck/contract/entities/task';
import { fold } from '@quarterdeck/contract/rules/fold';
import { isGone } from '@quarterdeck/data/apiErrors';
import { useTranslation } from '@quarterdeck/i18n';
import { useUndo } from '@quarterdeck/ui/undo';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { saidTitle } from '@quarterdeck/ui/saidTitle';
import { inverseOf, patchTasks } from '../model/taskPatch';
import { taskQueries } from './taskQueries';
import { turns, useTaskWrites } from './taskWrites';
import { useWriteFailure } from './useWriteFailure';

/** Creates, renames and deletes tags. Deleting takes the tag from every task, and undo gives it back to them. */
export function useTagWrites() {
  const writes = useTaskWrites();
  const undo = useUndo();
  const sayFailure = useWriteFailure();
  const client = useQueryClient();
  const { t } = useTranslation();
  return useMemo(() => {
    const { queryKey } = taskQueries.tags();
    const setTags = async (change: (tags: TaskTag[]) => TaskTag[]) => {
      // A read on its way may have been answered before the write.
      await client.cancelQueries({ queryKey });
      client.setQueryData<TaskTag[]>(queryKey, (tags) => tags && change(tags));
      void client.invalidateQueries({ queryKey });
    };

    /** Resolves when the tag is there; after a failure that is when somebody tried again and it worked. */
    const create = (title: string) =>
      new Promise<TaskTag>((resolve) => {
        const attempt = async () => {
          try {
            const tag = await writes.queue.inTurn(turns.tags, () => makeTag(title));
            await setTags((tags) => [...tags.filter(({ id }) => id !== tag.id), tag]);
            resolve(tag);
          } catch (error) {
            const retry = () => void attempt();
            sayFailure({ messageKey: 'tasks.failed.tagCreate', about: [{ title }], errors: [error], retry });
          }
        };
        void attempt();
      });

    const rename = async (tag: TaskTag, title: string): Promise<void> => {
      const { id } = tag;
      const write = writes.newest.add([nameOf(id)]);
      try {
        const body = { id, tag: { title } };
        const saved = await writes.queue.inTurn(turns.tags, () => request(updateTaskTag, { body }));
        await setTags((tags) => tags.map((other) => (other.id === id ? saved : other)));
      } catch (error) {
        sayFailure({
          messageKey: 'tasks.failed.tagRename',
          about: [tag],
          errors: [error],
          retry: () => {
            if (writes.newest.isNewest(nameOf(id), write)) void rename(tag, title);
          },
        });
      }
    };

    /** @param carriers the tasks that carried the tag, as they were then. */
    const restore = async (tag: TaskTag, carriers: readonly Task[]): Promise<void> => {
      const carried = carriers.map((task) => inverseOf({ task, patch: without(task, tag.id) }));
      try {
        await writes.perform({
          turn: turns.tags,
          send: () => request(restoreTaskTag, { body: { id: tag.id } }),
          settle: () => (tasks) => patchTasks(tasks, carried),
        });
        // Only the API knows the tag's place among the others; nobody may be looking at them right now.
        await client.invalidateQueries({ queryKey, refetchType: 'all' });
      } catch (error) {
        const retry = () => void restore(tag, carriers);
        sayFailure({ messageKey: 'tasks.failed.tagRestore', about: [tag], errors: [error], retry });
      }
    };

    const remove = async (tag: TaskTag): Promise<void> => {
      const performed = writes.perform({
        turn: turns.tags,
        send: async () => {
          await deleteTag(tag.id);
          return writes.shown().filter((task) => task.tags.includes(tag.id));
        },
        settle: () => (tasks) =>
          tasks.map((task) => (task.tags.includes(tag.id) ? { ...task, ...without(task, tag.id) } : task)),
      });
      undo.offer(
        performed.then((carriers) => ({
          label: t('tasks.done.tagDeleted', { title: saidTitle(tag.title) }),
          undo: () => restore(tag, carriers),
        })),
      );
      try {
        await performed;
        await setTags((tags) => tags.filter(({ id }) => id !== tag.id));
      } catch (error) {
        const retry = () => void remove(tag);
        sayFailure({ messageKey: 'tasks.failed.tagDelete', about: [tag], errors: [error], retry });
      }
    };
    return { create, rename, remove };
  }, [writes, undo, sayFailure, client, t]);
}

const nameOf = (id: TaskTagId) => `${id} title`;
const without = ({ tags }: Task, id: TaskTagId) => ({ tags: tags.filter((tag) => tag !== id) });

async function makeTag(title: string): Promise<TaskTag> {
  try {
    return await request(createTaskTag, { body: { tag: { title } } });
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'invalid_request') throw error;
    // There may be one of this name by now, of another page or of an attempt whose answer got lost.
    const same = (await request(listTaskTags, {})).find((tag) => fold(tag.title) === fold(title));
    if (same) return same;
    throw error;
  }
}

async function deleteTag(id: TaskTagId): Promise<void> {
  try {
    await request(deleteTaskTag, { query: { id } });
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}
