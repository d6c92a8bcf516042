import { request } from '@quarterdeck/contract';
import { createTaskTag, deleteTaskTag, updateTaskTag } from '@quarterdeck/contract/endpoints/tasks';
import type { Task, TaskTag, TaskTagId } from '@quarterdeck/contract/entities/task';
import { useTranslation } from '@quarterdeck/i18n';
import { useUndo } from '@quarterdeck/ui/undo';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { taskQueries } from './taskQueries';
import { useUpdateTasks } from './useUpdateTasks';
import { useWrite } from './useWrite';

/** Creates, renames and deletes tags. Deleting takes the tag from every task, and undo gives it back to them. */
export function useTagWrites() {
  const write = useWrite();
  const updateTasks = useUpdateTasks();
  const undo = useUndo();
  const client = useQueryClient();
  const { t } = useTranslation();
  return useMemo(() => {
    const tagsKey = taskQueries.tags().queryKey;
    const setTags = (change: (tags: TaskTag[]) => TaskTag[]) =>
      client.setQueryData<TaskTag[]>(tagsKey, (tags) => tags && change(tags));

    const create = async (title: string): Promise<TaskTag | undefined> => {
      const tag = await write<TaskTag>({
        scope: 'tasks.tags',
        send: () => request(createTaskTag, { body: { tag: { title } } }),
        failure: t('tasks.failed.tagCreate', { title }),
      });
      if (tag) setTags((tags) => [...tags, tag]);
      return tag;
    };

    const rename = async (tag: TaskTag, title: string) => {
      const answer = await write<TaskTag>({
        scope: 'tasks.tags',
        send: () => request(updateTaskTag, { body: { id: tag.id, tag: { title } } }),
        failure: t('tasks.failed.tagRename', { title: tag.title }),
      });
      if (answer) setTags((tags) => tags.map((other) => (other.id === tag.id ? answer : other)));
    };

    const strip = (id: TaskTagId) => (tasks: Task[]) =>
      tasks.map((task) => (task.tags.includes(id) ? { ...task, tags: task.tags.filter((tag) => tag !== id) } : task));

    const remove = async (tag: TaskTag) => {
      const carriers = (client.getQueryData(taskQueries.list().queryKey) ?? []).filter((task) =>
        task.tags.includes(tag.id),
      );
      const answer = await write<true>({
        scope: 'tasks.tags',
        send: () => request(deleteTaskTag, { query: { id: tag.id } }),
        settle: strip(tag.id),
        failure: t('tasks.failed.tagDelete', { title: tag.title }),
      });
      if (!answer) return;
      setTags((tags) => tags.filter((other) => other.id !== tag.id));
      undo.offer({
        label: t('tasks.done.tagDeleted', { title: tag.title }),
        undo: async () => {
          const again = await create(tag.title);
          if (!again) return;
          const current = client.getQueryData(taskQueries.list().queryKey) ?? [];
          const ids = new Set(carriers.map((task) => task.id));
          await updateTasks(
            current
              .filter((task) => ids.has(task.id))
              .map((task) => ({ task, patch: { tags: [...task.tags, again.id] } })),
          );
        },
      });
    };
    return { create, rename, remove };
  }, [write, updateTasks, undo, client, t]);
}
