import { createTask, listTasks, updateTask } from '@quarterdeck/contract/endpoints/tasks';
import { taskSchema, type Task, type TaskId } from '@quarterdeck/contract/entities/task';
import * as z from 'zod/mini';
import { testClient, type MockClient } from './clientOf';

export function taskId(id: string): TaskId {
  return z.parse(taskSchema.shape.id, id);
}

export async function listedTasks({ call }: MockClient): Promise<Task[]> {
  return (await call(listTasks, {})).body;
}

export async function addTask({ call }: MockClient): Promise<Task> {
  return (await call(createTask, { body: { type: 'task' } })).body;
}

export async function renameTask({ call }: MockClient, { id }: Task, title: string): Promise<void> {
  await call(updateTask, { body: { id, task: { title } } });
}

/** An API whose list holds just tasks with these titles. */
export async function clientWithTasks(...titles: string[]): Promise<MockClient> {
  const client = testClient({ scenario: 'empty' });
  for (const title of titles.toReversed()) await renameTask(client, await addTask(client), title);
  return client;
}
