import {
  createTask,
  deleteTask,
  orderTasks,
  restoreTasks as restoreCall,
  updateTask,
} from '@quarterdeck/contract/endpoints/tasks';
import { taskSchema, type Task } from '@quarterdeck/contract/entities/task';
import {
  arrangementSchema,
  restorationSchema,
  taskChangeSchema,
  type Restoration,
  type TaskChange,
} from '@quarterdeck/contract/writes/tasks';
import { DeletedRecords } from '@quarterdeck/data/writes/deletedRecords';
import { defineWrite } from '@quarterdeck/data/writes/defineWrite';
import { nothingYet } from '@quarterdeck/data/writes/optimisticCache';
import { fieldsOf, patchRecords, type ListField } from '@quarterdeck/data/writes/patchRecord';
import { recordList, type Ids } from '@quarterdeck/data/writes/recordList';
import { insertLike, addOnTop, leaveOutOf } from '@quarterdeck/data/writes/recordOrder';
import { defineCreate, defineDelete, defineMove, defineUpdate } from '@quarterdeck/data/writes/recordWrites';
import { queueKeys, sayTask, sayTasks, searches } from './listOfTasks';
import { taskQueries } from './taskQueries';

const list = taskQueries.list();

/** The list of all tasks, for what writes change in it. */
export const allTasks = recordList(list);

/** Tasks of this page that are deleted and may be restored. */
export const deletedTasks = new DeletedRecords<TaskChange>();

const merged: readonly ListField<Task>[] = ['tags', 'subTasks'];

/** Lays changes over tasks; of their lists only what a change added, removed or altered. */
export const patchTasks = (tasks: readonly Task[], changes: readonly TaskChange[], ids: Ids): Task[] =>
  patchRecords<Task>(tasks, changes, merged, ids);

/** Creates a task with its title and notes; the API makes an empty one first. */
export const createTasks = defineCreate<Task>({
  id: 'tasks.create',
  part: taskSchema,
  // In order with moves: these send the top of the list, where the new task has to be known.
  queueKey: () => queueKeys.order,
  // What is done to it meanwhile waits until it is made.
  partQueueKey: ({ id }) => id,
  add: (added) => allTasks.change((tasks) => addOnTop(tasks, added)),
  make: async (task, { call, startOver }) => {
    const { type, title, notes } = task;
    const { id } = await call(createTask, { body: { type } });
    try {
      return await call(updateTask, { body: { id, task: notes === null ? { title } : { title, notes } } });
    } catch (error) {
      // Half a task is none: without its fields it would stay as an empty row.
      const isDeleted = await call(deleteTask, { query: { id } }).catch(() => false);
      if (isDeleted) startOver();
      throw error;
    }
  },
  refreshes: searches,
  failure: (tasks, t) => sayTasks('tasks.failed.create', tasks.length, tasks[0]?.title, t),
});

export const updateTasks = defineUpdate<Task, TaskChange, Task>({
  id: 'tasks.update',
  part: taskChangeSchema,
  list,
  endpoint: updateTask,
  merged,
  texts: ['title', 'notes'],
  deleted: deletedTasks,
  save: (whole, { call }, { id, patch }) =>
    call(updateTask, async (savedNow) => {
      // What was saved in lists and texts since must not be lost. Other fields need nothing of the task.
      const needsTask = [patch.tags, patch.subTasks, patch.title, patch.notes].some((value) => value !== undefined);
      return { body: { id, task: needsTask ? fieldsOf<Task>(await whole(savedNow), patch) : patch } };
    }),
  savedRecord: (task) => task,
  refreshes: searches,
  failure: (changes, t, context) => sayTask('tasks.failed.update', changes, t, context),
});

export const deleteTasks = defineDelete<Task>({
  id: 'tasks.delete',
  part: taskSchema,
  leaveOut: (gone) => allTasks.change((tasks) => leaveOutOf(tasks, gone)),
  remove: ({ id }, { call }) => call(deleteTask, { query: { id } }),
  deleted: deletedTasks,
  refreshes: searches,
  failure: (tasks, t, context) => sayTask('tasks.failed.delete', tasks, t, context),
});

export const restoreTasks = defineWrite<Restoration, Task[]>({
  id: 'tasks.restore',
  part: restorationSchema,
  queueKey: () => queueKeys.order,
  optimistic: () => [nothingYet(list)],
  send: ({ ids }, { call, idOf }) => call(restoreCall, { body: { ids: ids.map(idOf) } }),
  saved: (done, context) =>
    done.flatMap(({ part, answer }) => {
      const ids = part.ids.map(context.idOf);
      // They never show without what was changed in them since.
      const restored = patchTasks(answer, deletedTasks.changesOf(context.client, ids), context);
      return allTasks.change((tasks) => insertLike(tasks, ids, restored));
    }),
  refreshes: searches,
  failure: ([first], t) => sayTasks('tasks.failed.restore', first?.ids.length ?? 0, first?.title, t),
});

export const arrangeTasks = defineMove<Task>({
  id: 'tasks.arrange',
  part: arrangementSchema,
  list,
  queueKey: () => queueKeys.order,
  save: (top, { call }) =>
    call(orderTasks, async (savedNow) => ({ body: { tasks: (await top(savedNow)).map((id) => ({ id })) } })),
  failure: (_, t) => t('tasks.failed.move'),
});
