import type { AnyWrite } from '@quarterdeck/data/writes/defineWrite';
import { arrangeTasks, createTasks, deleteTasks, restoreTasks, updateTasks } from './taskWrites';
import { createTags, deleteTags, renameTags, restoreTags } from './useTagWrites';

/** All writes of this feature. */
export const writes: readonly AnyWrite[] = [
  updateTasks,
  arrangeTasks,
  createTasks,
  deleteTasks,
  restoreTasks,
  createTags,
  renameTags,
  deleteTags,
  restoreTags,
];
