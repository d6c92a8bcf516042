import * as calls from '@quarterdeck/contract/endpoints/tasks';
import { newTask, taskIdSchema, type Task } from '@quarterdeck/contract/entities/task';
import { fold } from '@quarterdeck/contract/rules/fold';
import { markMatches } from '@quarterdeck/contract/rules/highlight';
import { moveItems, renumber } from '@quarterdeck/contract/rules/order';
import * as z from 'zod/mini';
import { notFound } from '../core/failure';
import { handle, type MockHandler } from '../core/handle';
import { remember } from '../core/remember';
import { inOrder, taskTable, taskTagTable } from './taskTables';

const noTask = (id: string) => notFound(`No task with id ${id}`);

export const taskListHandlers: readonly MockHandler[] = [
  handle(calls.listTasks, async (_, { db }) => inOrder((await db.open(taskTable)).list())),

  handle(calls.searchTasks, async ({ query: { query = '' } }, { db }) => {
    const needle = fold(query.trim());
    if (needle === '') return null;
    const tasks = inOrder((await db.open(taskTable)).list());
    const texts = foldedAll(tasks);
    return tasks
      .filter((_, index) => texts[index]?.title.includes(needle) || texts[index]?.notes.includes(needle))
      .map((task) => withTitle(task, markMatches(task.title, query)));
  }),

  handle(calls.orderTasks, async ({ body }, { db }) => {
    const tasks = await db.open(taskTable);
    const old = inOrder(tasks.list());
    const ids = new Set<string>(body.tasks.map((task) => task.id));
    const sent = [...ids].map((id) => tasks.get(id)).filter((task) => task !== undefined);
    tasks.rearrange(renumber([...sent, ...old.filter((task) => !ids.has(task.id))]));
    return tasks.list();
  }),

  handle(calls.getTask, async ({ query: { id } }, { db }) => {
    const task = (await db.open(taskTable)).get(id);
    if (task === undefined) throw noTask(id);
    return task;
  }),

  handle(calls.createTask, async ({ body: { type } }, { db, newId }) => {
    const tasks = await db.open(taskTable);
    const task = newTask(z.parse(taskIdSchema, newId()), type);
    tasks.rearrange(renumber([tasks.insert(task, 'start'), ...inOrder(tasks.list().slice(1))]));
    return task;
  }),

  handle(calls.updateTask, async ({ body: { id, task: changes } }, { db }) => {
    const [tasks, tags] = await Promise.all([db.open(taskTable), db.open(taskTagTable)]);
    const { order, tags: wanted, ...fields } = changes;
    const known = wanted && { tags: [...new Set(wanted)].filter((tag) => tags.get(tag) !== undefined) };
    const patched = tasks.patch(id, { ...fields, ...known });
    if (patched === undefined) throw noTask(id);
    if (order !== undefined) tasks.rearrange(movedTo(order, patched, tasks.list()));
    return tasks.get(id) ?? patched;
  }),

  handle(calls.deleteTask, async ({ query: { id } }, { db }) => {
    const tasks = await db.open(taskTable);
    if (!tasks.remove(id)) throw noTask(id);
    tasks.rearrange(inOrder(tasks.list()));
    return true as const;
  }),
];

/** Of what was found by its notes, the title is the same as a rule. */
const withTitle = (task: Task, title: string): Task => (title === task.title ? task : { ...task, title });

/** What a search looks into; while somebody types, it looks into the same list again and again. */
const foldedAll = remember((tasks: readonly Task[]) => tasks.map(folded));

const folded = remember(({ title, notes }: Task) => ({ title: fold(title), notes: fold(notes ?? '') }));

/** A place beyond the end is the last one; all others move up, so that orders stay without gaps. */
function movedTo(order: number, task: Task, tasks: readonly Task[]): Task[] {
  const list = inOrder(tasks);
  return renumber(moveItems(list, [list.indexOf(task)], order));
}
