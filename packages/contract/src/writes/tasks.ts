/** The parts of the writes of tasks, as the browser keeps them until they are answered. */
import * as z from 'zod/mini';
import { taskIdSchema, taskPatchSchema, taskTagSchema } from '../entities/task';

/** What is to change in a task, with the same fields as they were when somebody changed them. */
export const taskChangeSchema = z.object({ id: taskIdSchema, before: taskPatchSchema, patch: taskPatchSchema });
export type TaskChange = z.infer<typeof taskChangeSchema>;

/** Tasks that move to the places that they have in `order`. */
export const arrangementSchema = z.object({ moving: z.array(taskIdSchema), order: z.array(taskIdSchema) });

/** Deleted tasks that come back, with the title of the first. */
export const restorationSchema = z.object({ ids: z.array(taskIdSchema), title: z.string() });
export type Restoration = z.infer<typeof restorationSchema>;

/** A new tag, and the task that gets it. */
export const newTaskTagSchema = z.extend(z.pick(taskTagSchema, { title: true }), { taskId: z.optional(taskIdSchema) });
export type NewTaskTag = z.infer<typeof newTaskTagSchema>;

/** A tag with its new title and the one before. */
export const renamedTagSchema = z.extend(taskTagSchema, { before: z.string() });
export type RenamedTag = z.infer<typeof renamedTagSchema>;

/** A deleted tag with the changes that give it back to its tasks. */
export const restoredTagSchema = z.extend(taskTagSchema, { carriers: z.array(taskChangeSchema) });
export type RestoredTag = z.infer<typeof restoredTagSchema>;
