import * as calls from '@quarterdeck/contract/endpoints/tasks';
import type { TaskTag } from '@quarterdeck/contract/entities/task';
import { taskTagIdSchema } from '@quarterdeck/contract/entities/task';
import { fold } from '@quarterdeck/contract/rules/fold';
import * as z from 'zod/mini';
import type { Collection } from '../core/collection';
import { invalid, notFound } from '../core/failure';
import { handle, type MockHandler } from '../core/handle';
import { taskTable, taskTagTable } from './taskTables';

const noTag = (id: string) => notFound(`No task tag with id ${id}`);

export const taskTagHandlers: readonly MockHandler[] = [
  handle(calls.listTaskTags, async (_, { db }) => (await db.open(taskTagTable)).list()),

  handle(calls.createTaskTag, async ({ body }, { db, newId }) => {
    const tags = await db.open(taskTagTable);
    refuseSecondTitle(tags, body.tag.title);
    return tags.insert({ id: z.parse(taskTagIdSchema, newId()), title: body.tag.title });
  }),

  handle(calls.updateTaskTag, async ({ body: { id, tag } }, { db }) => {
    const tags = await db.open(taskTagTable);
    if (tag.title !== undefined) refuseSecondTitle(tags, tag.title, id);
    const updated = tags.patch(id, tag);
    if (updated === undefined) throw noTag(id);
    return updated;
  }),

  handle(calls.deleteTaskTag, async ({ query: { id } }, { db }) => {
    const [tags, tasks] = await Promise.all([db.open(taskTagTable), db.open(taskTable)]);
    if (!tags.remove(id)) throw noTag(id);
    tasks.patchEach((task) => (task.tags.includes(id) ? { tags: task.tags.filter((tag) => tag !== id) } : undefined));
    return true as const;
  }),
];

/** Two tags that read the same could not be told apart in the list of tags. */
function refuseSecondTitle(tags: Collection<TaskTag>, title: string, ownId?: string): void {
  const wanted = fold(title);
  if (tags.list().some((tag) => tag.id !== ownId && fold(tag.title) === wanted)) {
    throw invalid('There is a tag with this title', { 'tag.title': 'Is already a tag' });
  }
}
