import * as z from 'zod/mini';
import { ownIds } from './ownIds';

export const taskIdSchema = z.string().check(z.minLength(1), z.maxLength(100)).brand<'TaskId'>();
export type TaskId = z.infer<typeof taskIdSchema>;

export const taskTagIdSchema = z.string().check(z.minLength(1), z.maxLength(100)).brand<'TaskTagId'>();
export type TaskTagId = z.infer<typeof taskTagIdSchema>;

/** A row of the list is either something to do or a heading over what follows it. */
export const taskTypes = ['task', 'section'] as const;
export type TaskType = (typeof taskTypes)[number];

/** 0 low, 1 normal (the default), 2 high. */
export const taskPriorities = [0, 1, 2] as const;
export type TaskPriority = (typeof taskPriorities)[number];
export const defaultTaskPriority: TaskPriority = 1;

/** Longest title and notes that a write accepts, in UTF-16 units. */
export const taskTitleMaxLength = 20_000;
export const taskNotesMaxLength = 200_000;
export const taskTagTitleMaxLength = 200;

export const subTaskSchema = z.object({
  id: z.string().check(z.minLength(1)),
  title: z.string().check(z.maxLength(taskTitleMaxLength)),
  completed: z.boolean(),
});
export type SubTask = z.infer<typeof subTaskSchema>;

export const taskSchema = z.object({
  id: taskIdSchema,
  type: z.enum(taskTypes),
  /** Plain text; may be empty while the task is being written. */
  title: z.string().check(z.maxLength(taskTitleMaxLength)),
  /** Plain text. */
  notes: z.nullable(z.string().check(z.maxLength(taskNotesMaxLength))),
  completed: z.boolean(),
  /** ISO 8601 instant, UTC. */
  dueDate: z.nullable(z.iso.datetime()),
  priority: z.literal(taskPriorities),
  /** Ids of task tags, each at most once. */
  tags: z.array(taskTagIdSchema),
  /** Id of a contact (`contacts.all`), or nobody. */
  assignedTo: z.nullable(z.string()),
  subTasks: z.array(subTaskSchema),
  /** Place in the list, from 0. */
  order: z.int().check(z.nonnegative()),
});
export type Task = z.infer<typeof taskSchema>;

/** What may be changed by a patch: everything but the id. */
export const taskPatchSchema = z.partial(
  z.extend(z.omit(taskSchema, { id: true }), { subTasks: taskSchema.shape.subTasks.check(ownIds) }),
);
export type TaskPatch = z.infer<typeof taskPatchSchema>;

export const taskTagSchema = z.object({
  id: taskTagIdSchema,
  title: z.string().check(z.maxLength(200)),
});
export type TaskTag = z.infer<typeof taskTagSchema>;

/** A new task or section as the API creates it: empty, on top of the list. */
export function newTask(id: TaskId, type: TaskType): Task {
  return {
    id,
    type,
    title: '',
    notes: null,
    completed: false,
    dueDate: null,
    priority: defaultTaskPriority,
    tags: [],
    assignedTo: null,
    subTasks: [],
    order: 0,
  };
}
