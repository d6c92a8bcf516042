import { taskIdSchema, taskSchema, taskTagSchema, type Task, type TaskTag } from '@quarterdeck/contract/entities/task';
import { renumber } from '@quarterdeck/contract/rules/order';
import * as z from 'zod/mini';
import { memo } from '../core/memo';
import { defineTable } from '../core/table';
import { defineTrash } from '../core/trash';
import { readTaskSeeds } from './taskSeed';

export const taskTable = defineTable<Task>({
  name: 'tasks.tasks',
  schema: taskSchema,
  seed: async (now) => {
    const { default: json } = await import('./seeds/tasks.json');
    return readTaskSeeds(json, now);
  },
  list: {
    // What somebody noted thousands of times is a title; one in four says more.
    vary: (copy, index) => ({
      ...copy,
      title: `${copy.title} (${index + 1})`,
      ...(index % 4 === 0 ? {} : { notes: null, subTasks: [] }),
      order: index,
    }),
  },
});

export const taskTagTable = defineTable<TaskTag>({
  name: 'tasks.tags',
  schema: taskTagSchema,
  seed: async () => {
    const { default: json } = await import('./seeds/taskTags.json');
    return z.parse(z.array(taskTagSchema), json);
  },
  // Tags are a vocabulary: this is a long one, ten thousand would test nothing that happens.
  list: {
    largeSize: 60,
    vary: (copy, index) => ({ ...copy, title: `${copy.title} ${index + 1}` }),
  },
});

export const deletedTaskTable = defineTrash('tasks.deletedTasks', taskSchema);

/** A deleted tag with the tasks that carried it, deleted ones among them. */
const deletedTagSchema = z.extend(taskTagSchema, {
  carriers: z.array(z.object({ taskId: taskIdSchema, place: z.int() })),
});
export const deletedTaskTagTable = defineTrash('tasks.deletedTags', deletedTagSchema);

/**
 * The tasks with their place in the list as `order`: the stored number may be outdated, so that a new task at the top
 * need not store all others again.
 */
export const numbered = memo((tasks: readonly Task[]): readonly Task[] => renumber(tasks));

/** As `numbered`, of one of the tasks. */
export function withPlace(task: Task, tasks: readonly Task[]): Task {
  const order = tasks.indexOf(task);
  return task.order === order ? task : { ...task, order };
}
