import * as calls from '@quarterdeck/contract/endpoints/tasks';
import { taskTagIdSchema } from '@quarterdeck/contract/entities/task';
import * as z from 'zod/mini';
import { notFound } from '../core/failure';
import { handle, type MockHandler } from '../core/handle';
import { refuseSecondTitle } from '../core/refuseSecondTitle';
import { taskTable, taskTagTable } from './taskTables';

const noTag = (id: string) => notFound(`No task tag with id ${id}`);

export const taskTagHandlers: readonly MockHandler[] = [
  handle(calls.listTaskTags, async (_, { db }) => (await db.open(taskTagTable)).list()),

  handle(calls.createTaskTag, async ({ body }, { db, newId }) => {
    const tags = await db.open(taskTagTable);
    refuseSecondTitle(tags.list(), body.tag.title, { kind: 'tag', field: 'tag.title' });
    return tags.insert({ id: z.parse(taskTagIdSchema, newId()), title: body.tag.title });
  }),

  handle(calls.updateTaskTag, async ({ body: { id, tag } }, { db }) => {
    const tags = await db.open(taskTagTable);
    const before = tags.get(id);
    if (before === undefined) throw noTag(id);
    if (tag.title !== undefined) {
      refuseSecondTitle(tags.list(), tag.title, { kind: 'tag', field: 'tag.title', ownId: id });
    }
    return tags.patch(id, tag) ?? before;
  }),

  handle(calls.deleteTaskTag, async ({ query: { id } }, { db }) => {
    const [tags, tasks] = await Promise.all([db.open(taskTagTable), db.open(taskTable)]);
    if (!tags.remove(id)) throw noTag(id);
    tasks.patchEach((task) => (task.tags.includes(id) ? { tags: task.tags.filter((tag) => tag !== id) } : undefined));
    return true as const;
  }),
];
