import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import {
  taskIdSchema,
  taskPatchSchema,
  taskSchema,
  taskTagIdSchema,
  taskTagSchema,
  taskTagTitleMaxLength,
  taskTypes,
} from '../entities/task';

const tagTitle = z.string().check(z.trim(), z.minLength(1), z.maxLength(taskTagTitleMaxLength));

export const listTaskTags = endpoint({
  id: 'tasks.tags.list',
  method: 'GET',
  path: 'api/apps/tasks/tags',
  response: z.array(taskTagSchema),
});

export const createTaskTag = endpoint({
  id: 'tasks.tag.create',
  method: 'POST',
  path: 'api/apps/tasks/tag',
  body: z.object({ tag: z.object({ title: tagTitle }) }),
  response: taskTagSchema,
});

export const updateTaskTag = endpoint({
  id: 'tasks.tag.update',
  method: 'PATCH',
  path: 'api/apps/tasks/tag',
  body: z.object({ id: taskTagIdSchema, tag: z.object({ title: z.optional(tagTitle) }) }),
  response: taskTagSchema,
});

export const deleteTaskTag = endpoint({
  id: 'tasks.tag.delete',
  method: 'DELETE',
  path: 'api/apps/tasks/tag',
  query: z.object({ id: taskTagIdSchema }),
  response: z.literal(true),
});

/** The deleted tag with its id, its place and the tasks that carried it. */
export const restoreTaskTag = endpoint({
  id: 'tasks.tag.restore',
  method: 'POST',
  path: 'api/apps/tasks/tag/restore',
  body: z.object({ id: taskTagIdSchema }),
  response: taskTagSchema,
});

/** Sorted by `order`. */
export const listTasks = endpoint({
  id: 'tasks.all',
  method: 'GET',
  path: 'api/apps/tasks/all',
  response: z.array(taskSchema),
});

/** Titles carry `<mark>` around matches and escaped HTML (see `readMarks`); an empty query answers null. */
export const searchTasks = endpoint({
  id: 'tasks.search',
  method: 'GET',
  path: 'api/apps/tasks/search',
  query: z.object({ query: z.optional(z.string()) }),
  response: z.nullable(z.array(z.extend(taskSchema, { title: z.string() }))),
});

/** Sets `order` to the index in the list sent; tasks not sent follow in their old order. */
export const orderTasks = endpoint({
  id: 'tasks.order',
  method: 'PATCH',
  path: 'api/apps/tasks/order',
  // Only ids are read: a list that a screen held for a while must not bring old fields back.
  body: z.object({ tasks: z.array(z.pick(taskSchema, { id: true })) }),
  response: z.array(taskSchema),
});

export const getTask = endpoint({
  id: 'tasks.task.get',
  method: 'GET',
  path: 'api/apps/tasks/task',
  query: z.object({ id: taskIdSchema }),
  response: taskSchema,
});

/** Inserted on top; all orders are renumbered. */
export const createTask = endpoint({
  id: 'tasks.task.create',
  method: 'POST',
  path: 'api/apps/tasks/task',
  body: z.object({ type: z.enum(taskTypes) }),
  response: taskSchema,
});

export const updateTask = endpoint({
  id: 'tasks.task.update',
  method: 'PATCH',
  path: 'api/apps/tasks/task',
  body: z.object({ id: taskIdSchema, task: taskPatchSchema }),
  response: taskSchema,
});

export const deleteTask = endpoint({
  id: 'tasks.task.delete',
  method: 'DELETE',
  path: 'api/apps/tasks/task',
  query: z.object({ id: taskIdSchema }),
  response: z.literal(true),
});

/** Deleted tasks as they were, each behind the task that it stood behind. Answers the whole list. */
export const restoreTasks = endpoint({
  id: 'tasks.restore',
  method: 'POST',
  path: 'api/apps/tasks/restore',
  body: z.object({ ids: z.array(taskIdSchema).check(z.minLength(1)) }),
  response: z.array(taskSchema),
});
