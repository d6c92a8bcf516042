import * as calls from '@quarterdeck/contract/endpoints/tasks';
import { taskTagIdSchema, type Task } from '@quarterdeck/contract/entities/task';
import * as z from 'zod/mini';
import type { Tables } from '../core/table';
import { notFound } from '../core/failure';
import { handle, type MockHandler } from '../core/handle';
import { requireUniqueTitle } from '../core/requireUniqueTitle';
import { moveToTrash, restoreFromTrash } from '../core/trash';
import { deletedTaskTable, deletedTaskTagTable, taskTable, taskTagTable } from './taskTables';

const noTag = (id: string) => notFound(`No task tag with id ${id}`);

async function openTables(db: Tables) {
  const [tags, deletedTags, tasks, deletedTasks] = await Promise.all([
    db.open(taskTagTable),
    db.open(deletedTaskTagTable),
    db.open(taskTable),
    db.open(deletedTaskTable),
  ]);
  return { tags, deletedTags, tasks, deletedTasks };
}

/** Changes the tags of tasks, also of deleted ones: they may come back. */
function patchTasks(
  { tasks, deletedTasks }: Pick<Awaited<ReturnType<typeof openTables>>, 'tasks' | 'deletedTasks'>,
  changesOf: (task: Task) => Pick<Task, 'tags'> | undefined,
): void {
  tasks.patchEach(changesOf);
  deletedTasks.patchEach(({ record }) => {
    const changes = changesOf(record);
    return changes && { record: { ...record, ...changes } };
  });
}

export const taskTagHandlers: readonly MockHandler[] = [
  handle(calls.listTaskTags, async (_, { db }) => (await db.open(taskTagTable)).list()),

  handle(calls.createTaskTag, async ({ body }, { db, newId }) => {
    const tags = await db.open(taskTagTable);
    requireUniqueTitle(tags.list(), body.tag.title, { kind: 'tag', field: 'tag.title' });
    return tags.insert({ id: z.parse(taskTagIdSchema, newId()), title: body.tag.title });
  }),

  handle(calls.updateTaskTag, async ({ body: { id, tag } }, { db }) => {
    const tags = await db.open(taskTagTable);
    const before = tags.get(id);
    if (before === undefined) throw noTag(id);
    if (tag.title !== undefined) {
      requireUniqueTitle(tags.list(), tag.title, { kind: 'tag', field: 'tag.title', ownId: id });
    }
    return tags.patch(id, tag) ?? before;
  }),

  handle(calls.deleteTaskTag, async ({ query: { id } }, { db }) => {
    const { tags, deletedTags, tasks, deletedTasks } = await openTables(db);
    const tag = tags.get(id);
    if (tag === undefined) throw noTag(id);
    const all = [...tasks.list(), ...deletedTasks.list().map(({ record }) => record)];
    const carriers = all
      .map((task) => ({ taskId: task.id, place: task.tags.indexOf(id) }))
      .filter(({ place }) => place >= 0);
    moveToTrash(tags, deletedTags, { ...tag, carriers });
    const without = (task: Task) =>
      task.tags.includes(id) ? { tags: task.tags.filter((other) => other !== id) } : undefined;
    patchTasks({ tasks, deletedTasks }, without);
    return true as const;
  }),

  handle(calls.restoreTaskTag, async ({ body: { id } }, { db }) => {
    const { tags, deletedTags, tasks, deletedTasks } = await openTables(db);
    const title = deletedTags.get(id)?.record.title;
    if (title !== undefined) requireUniqueTitle(tags.list(), title, { kind: 'tag', field: 'id' });
    const [restored] = restoreFromTrash(tags, deletedTags, [id]);
    if (restored !== undefined) {
      const places = new Map(restored.carriers.map(({ taskId, place }) => [taskId, place]));
      patchTasks({ tasks, deletedTasks }, (task) => {
        const place = places.get(task.id);
        return place === undefined || task.tags.includes(id) ? undefined : { tags: task.tags.toSpliced(place, 0, id) };
      });
    }
    const tag = tags.get(id);
    if (tag === undefined) throw noTag(id);
    return tag;
  }),
];
