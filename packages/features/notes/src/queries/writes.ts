import type { AnyWrite } from '@quarterdeck/data/writes/defineWrite';
import { createLabels, deleteLabels, renameLabels } from './labelWrites';
import { addNoteTasks, createNotes, deleteNotes, updateNotes } from './noteWrites';

/** All writes of this feature. */
export const writes: readonly AnyWrite[] = [
  createNotes,
  updateNotes,
  addNoteTasks,
  deleteNotes,
  createLabels,
  renameLabels,
  deleteLabels,
];
