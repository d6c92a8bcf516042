import { createTask, deleteTask, updateTask } from '@quarterdeck/contract/endpoints/tasks';
import { newTask, type Task, type TaskId, type TaskType } from '@quarterdeck/contract/entities/task';
import { newId } from '@quarterdeck/contract/rules/newId';
import { newTaskSchema, type NewTask } from '@quarterdeck/contract/writes/tasks';
import { defineWrite } from '@quarterdeck/data/writes/defineWrite';
import { useWrite } from '@quarterdeck/data/writes/useWrite';
import { useTranslation } from '@quarterdeck/i18n';
import { useUndo } from '@quarterdeck/ui/undo';
import { useCallback } from 'react';
import { addOnTop } from '../model/taskOrder';
import { inList, queueKeys, sayTitle, searches } from './listOfTasks';
import { useDeleteTasks } from './useDeleteTasks';

/** What is half made: tried again, it goes on with that, so that nothing is made twice. */
const halfMade = new WeakMap<NewTask, TaskId>();

/** Creates a task with its title; the API makes an empty one first. */
export const createTasks = defineWrite<NewTask, Task>({
  id: 'tasks.create',
  part: newTaskSchema,
  // In order with moves: these send the top of the list, where the new task has to be known.
  queueKey: () => queueKeys.order,
  // What is done to it meanwhile waits until it is made.
  partQueueKey: ({ id }) => id,
  optimistic: (parts) => {
    const added = parts.map(({ id, type, title }) => ({ ...newTask(id, type), title }));
    return inList((tasks) => addOnTop(tasks, added));
  },
  send: async (part, { call, mapId }) => {
    const id = halfMade.get(part) ?? (await call(createTask, { body: { type: part.type } })).id;
    halfMade.set(part, id);
    try {
      const made = await call(updateTask, { body: { id, task: { title: part.title } } });
      mapId(part.id, made.id);
      return made;
    } catch (error) {
      // Half a task is none: without its fields it would stay as an empty row.
      const isDeleted = await call(deleteTask, { query: { id } }).catch(() => false);
      if (isDeleted) halfMade.delete(part);
      throw error;
    }
  },
  saved: (done) =>
    inList((tasks) =>
      addOnTop(
        tasks,
        done.map(({ answer }) => answer),
      ),
    ),
  refreshes: searches,
  failure: (parts, t) => t('tasks.failed.create', { count: parts.length, title: sayTitle(parts[0]?.title ?? '', t) }),
});

/**
 * Creates a task or a section with a title, on top of the list. Adding a section can be taken back: what stood there
 * belongs to it now.
 * @param offersRetry whether a failure is said with a Retry; a field that keeps the text is one itself.
 * @param onCreated is called once it is created, also by Retry.
 * @returns it, or undefined after a failure.
 */
export function useCreateTask() {
  const write = useWrite(createTasks);
  const remove = useDeleteTasks();
  const undo = useUndo();
  const { t } = useTranslation();
  return useCallback(
    async (type: TaskType, title: string, offersRetry: boolean, onCreated?: () => void): Promise<Task | undefined> => {
      const { done } = await write([{ id: newId() as TaskId, type, title }], {
        saysFailure: offersRetry,
        onSaved: (made) => {
          if (type === 'section') {
            const entry = {
              label: t('tasks.done.sectionAdded'),
              undo: () =>
                remove(
                  made.map(({ answer }) => answer),
                  false,
                ),
            };
            undo.offer(entry);
          }
          onCreated?.();
        },
      });
      return done[0]?.answer;
    },
    [write, remove, undo, t],
  );
}
