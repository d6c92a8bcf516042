import type { AnyWrite } from '@quarterdeck/data/writes/defineWrite';
import { createTasks } from './useCreateTask';
import { deleteTasks, restoreTasks } from './useDeleteTasks';
import { arrangeTasks } from './useMoveTasks';
import { createTags, deleteTags, renameTags, restoreTags } from './useTagWrites';
import { updateTasks } from './useUpdateTasks';

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
