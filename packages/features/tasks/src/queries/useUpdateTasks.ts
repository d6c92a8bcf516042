import { updateTask } from '@quarterdeck/contract/endpoints/tasks';
import type { Task, TaskPatch } from '@quarterdeck/contract/entities/task';
import { taskChangeSchema, type TaskChange } from '@quarterdeck/contract/writes/tasks';
import { defineWrite } from '@quarterdeck/data/writes/defineWrite';
import { useWrite } from '@quarterdeck/data/writes/useWrite';
import { useCallback } from 'react';
import { changeTask, inverseOf, patchFor, patchTasks } from '../model/taskPatch';
import { deletedTasksOf } from './deletedTasks';
import { inList, sayTasks, searches } from './listOfTasks';
import { taskQueries } from './taskQueries';

/** Tags and sub-tasks are merged, so an older change of them is always wanted. */
const isMerged = (field: string) => field === 'tags' || field === 'subTasks';
const fieldOf = ({ id }: TaskChange, field: string) => `${id} ${field}`;

export const updateTasks = defineWrite<TaskChange, TaskChange>({
  id: 'tasks.update',
  part: taskChangeSchema,
  partQueueKey: ({ id }) => id,
  optimistic: (changes, { idOf }) =>
    inList((tasks) =>
      patchTasks(
        tasks,
        changes.map((change) => ({ ...change, id: idOf(change.id) })),
      ),
    ),
  send: async (given, { call, client, idOf }) => {
    const change = { ...given, id: idOf(given.id) };
    if (deletedTasksOf(client).patch(change)) return change;
    const { id, patch } = change;
    let now: Task | undefined;
    const answer = await call(updateTask, async (savedNow) => {
      // Lists are sent whole: what was saved in them since must not be lost.
      if (patch.tags ?? patch.subTasks) now = (await savedNow(taskQueries.list())).find((task) => task.id === id);
      return { body: { id, task: now ? patchFor(change, now) : patch } };
    });
    return changeOfAnswer(change, now, answer);
  },
  saved: (done) => {
    const changes = done.map(({ answer }) => answer);
    return inList((tasks) => patchTasks(tasks, changes));
  },
  refreshes: searches,
  failure: (changes, t, context) =>
    sayTasks(
      'tasks.failed.update',
      changes.map(({ id }) => id),
      t,
      context,
    ),
  fields: (change) => Object.keys(change.patch).map((field) => fieldOf(change, field)),
  withoutReplaced: (change, isReplaced) => {
    const wanted = Object.entries(change.patch).filter(
      ([field]) => isMerged(field) || !isReplaced(fieldOf(change, field)),
    );
    return wanted.length === 0 ? undefined : { ...change, patch: Object.fromEntries(wanted) };
  },
});

/** The change as it was saved. */
function changeOfAnswer(change: TaskChange, now: Task | undefined, answer: Task): TaskChange {
  const { id, before, patch } = change;
  return now ? changeTask(now, pick(answer, patch)) : { id, before, patch: pick(answer, patch) };
}

const pick = (task: Task, patch: TaskPatch): TaskPatch =>
  Object.fromEntries(Object.entries(task).filter(([field]) => field in patch));

/**
 * Changes tasks at once, each in its own way. With `undoLabel` what was saved can be taken back; typing passes none, as
 * the field has its own undo.
 * @returns whether all were saved.
 */
export function useUpdateTasks() {
  const write = useWrite(updateTasks);
  return useCallback(
    async (changes: readonly { task: Task; patch: TaskPatch }[], undoLabel?: string): Promise<boolean> => {
      const undo =
        undoLabel === undefined
          ? undefined
          : {
              label: () => undoLabel,
              undo: (done: readonly { part: TaskChange }[]) => write(done.map(({ part }) => inverseOf(part))),
            };
      const { failed } = await write(
        changes.map(({ task, patch }) => changeTask(task, patch)),
        { undo },
      );
      return failed.length === 0;
    },
    [write],
  );
}
