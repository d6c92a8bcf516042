import { subTaskSchema, taskSchema } from '@quarterdeck/contract/entities/task';
import * as z from 'zod/mini';
import { seedMomentSchema } from '../core/seedMoment';

const fields = taskSchema.shape;

/** A task in `seeds/tasks.json`: what a new task has is left out, its order is its place in the file. */
export const taskSeedSchema = z.extend(z.pick(taskSchema, { id: true, title: true }), {
  type: z.optional(fields.type),
  notes: z.optional(z.string()),
  completed: z.optional(z.boolean()),
  due: z.optional(seedMomentSchema),
  priority: z.optional(fields.priority),
  tags: z.optional(fields.tags),
  assignedTo: z.optional(z.string()),
  subTasks: z.optional(z.array(z.omit(subTaskSchema, { id: true }))),
});
export type TaskSeed = z.infer<typeof taskSeedSchema>;
