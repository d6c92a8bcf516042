import { taskSchema, taskTagSchema, type Task, type TaskTag } from '@quarterdeck/contract/entities/task';
import * as z from 'zod/mini';
import { remember, rememberOrder } from '../core/remember';
import { renumber } from '../core/renumber';
import { defineTable } from '../core/table';
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
  repair: (tasks) => inOrder(tasks),
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

/** Sorted by `order`. */
export const byOrder = rememberOrder<Task>((a, b) => a.order - b.order);

/** Sorted by `order` and numbered from 0 without gaps. */
export const inOrder = remember((tasks: readonly Task[]): readonly Task[] => renumber(byOrder(tasks)));
