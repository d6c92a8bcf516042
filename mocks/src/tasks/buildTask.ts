import { newTask, taskSchema, taskTagSchema, type Task, type TaskTag } from '@quarterdeck/contract/entities/task';
import * as z from 'zod/mini';

/** A task by hand: what is not given is as in a task of today that nobody has taken yet. */
export function buildTask(overrides: Partial<z.input<typeof taskSchema>> = {}): Task {
  const id = z.parse(taskSchema.shape.id, 'task-built');
  return z.parse(taskSchema, { ...newTask(id, 'task'), title: 'Answer the harbour office', ...overrides });
}

export function buildTaskTag(overrides: Partial<z.input<typeof taskTagSchema>> = {}): TaskTag {
  return z.parse(taskTagSchema, { id: 'tag-built', title: 'Design', ...overrides });
}
