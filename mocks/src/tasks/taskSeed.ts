import { newTask, subTaskSchema, taskSchema, taskTypes, type Task } from '@quarterdeck/contract/entities/task';
import * as z from 'zod/mini';
import { _default as withDefault } from 'zod/mini';
import { seedMomentSchema, toInstant } from '../core/seedMoment';

const blank = newTask(z.parse(taskSchema.shape.id, 'blank'), 'task');

/** A task in `seeds/tasks.json`: what a new task has is left out, its order is its place in the file. */
const taskSeedSchema = z.object({
  id: taskSchema.shape.id,
  type: withDefault(z.enum(taskTypes), blank.type),
  title: z.string(),
  notes: withDefault(taskSchema.shape.notes, blank.notes),
  completed: withDefault(z.boolean(), blank.completed),
  due: z.optional(seedMomentSchema),
  priority: withDefault(taskSchema.shape.priority, blank.priority),
  tags: withDefault(taskSchema.shape.tags, blank.tags),
  assignedTo: withDefault(taskSchema.shape.assignedTo, blank.assignedTo),
  subTasks: withDefault(z.array(z.omit(subTaskSchema, { id: true })), []),
});

/** Reads the seed file; due dates are counted from the day of `now`. */
export function readTaskSeeds(json: unknown, now: Date): Task[] {
  return z.parse(z.array(taskSeedSchema), json).map(({ due, subTasks, ...fields }, order) => ({
    ...fields,
    subTasks: subTasks.map((subTask, index) => ({ id: `${fields.id}-${index + 1}`, ...subTask })),
    dueDate: due === undefined ? null : toInstant(due, now),
    order,
  }));
}
