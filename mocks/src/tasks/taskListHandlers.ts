import * as calls from '@quarterdeck/contract/endpoints/tasks';
import { newTask, taskIdSchema, type Task } from '@quarterdeck/contract/entities/task';
import { fold } from '@quarterdeck/contract/rules/fold';
import { marking } from '@quarterdeck/contract/rules/highlight';
import { moveItems } from '@quarterdeck/contract/rules/order';
import * as z from 'zod/mini';
import { contactTable } from '../contacts/contactTable';
import type { Tables } from '../core/table';
import { invalid, notFound } from '../core/failure';
import { handle, type MockHandler } from '../core/handle';
import { memo } from '../core/memo';
import { moveToTrash, restoreFromTrash } from '../core/trash';
import { deletedTaskTable, numbered, taskTable, taskTagTable, withPlace } from './taskTables';

const noTask = (id: string) => notFound(`No task with id ${id}`);

export const taskListHandlers: readonly MockHandler[] = [
  handle(calls.listTasks, async (_, { db }) => numbered((await db.open(taskTable)).list())),

  handle(calls.searchTasks, async ({ query: { query = '' } }, { db }) => {
    const needle = fold(query.trim());
    if (needle === '') return null;
    const tasks = (await db.open(taskTable)).list();
    const texts = foldedAll(tasks);
    const mark = marking(query);
    const found: Task[] = [];
    for (const [order, task] of tasks.entries()) {
      if (texts[order]?.title.includes(needle) || texts[order]?.notes.includes(needle))
        found.push({ ...task, title: mark(task.title), order });
    }
    return found;
  }),

  handle(calls.orderTasks, async ({ body }, { db }) => {
    const tasks = await db.open(taskTable);
    tasks.reorder(body.tasks.map(({ id }) => id));
    return numbered(tasks.list());
  }),

  handle(calls.getTask, async ({ query: { id } }, { db }) => {
    const tasks = await db.open(taskTable);
    const task = tasks.get(id);
    if (task === undefined) throw noTask(id);
    return withPlace(task, tasks.list());
  }),

  handle(calls.createTask, async ({ body: { type } }, { db, newId }) => {
    const tasks = await db.open(taskTable);
    return tasks.insert(newTask(z.parse(taskIdSchema, newId()), type), 'start');
  }),

  handle(calls.updateTask, async ({ body: { id, task: changes } }, { db }) => {
    const [tasks, tags] = await Promise.all([db.open(taskTable), db.open(taskTagTable)]);
    const before = tasks.get(id);
    if (before === undefined) throw noTask(id);
    const { order, tags: wanted, ...fields } = changes;
    if (fields.assignedTo !== before.assignedTo) await requireContact(db, fields.assignedTo);
    const known = wanted && { tags: tags.known(wanted) };
    const patched = tasks.patch(id, { ...fields, ...known });
    if (patched === undefined) throw noTask(id);
    if (order !== undefined) {
      const list = tasks.list();
      tasks.rearrange(moveItems(list, [list.indexOf(patched)], order));
    }
    return withPlace(patched, tasks.list());
  }),

  handle(calls.deleteTask, async ({ query: { id } }, { db }) => {
    const [tasks, deleted] = await Promise.all([db.open(taskTable), db.open(deletedTaskTable)]);
    const task = tasks.get(id);
    if (task === undefined) throw noTask(id);
    moveToTrash(tasks, deleted, task);
    return true as const;
  }),

  handle(calls.restoreTasks, async ({ body: { ids } }, { db }) => {
    const [tasks, deleted] = await Promise.all([db.open(taskTable), db.open(deletedTaskTable)]);
    restoreFromTrash(tasks, deleted, ids);
    return numbered(tasks.list());
  }),
];

/** The texts that a search compares, cached because a search runs for each typed letter. */
const foldedAll = memo((tasks: readonly Task[]) => tasks.map(folded));

const folded = memo(({ title, notes }: Task) => ({ title: fold(title), notes: fold(notes ?? '') }));

/** @throws Failure 400 when the task would be given to somebody who is no contact. */
async function requireContact(db: Tables, contactId: string | null | undefined): Promise<void> {
  if (contactId === null || contactId === undefined) return;
  if ((await db.open(contactTable)).get(contactId) !== undefined) return;
  throw invalid('Nobody has this id', { 'task.assignedTo': 'Is not the id of a contact' });
}
